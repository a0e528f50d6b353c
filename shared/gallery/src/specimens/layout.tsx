import { Accordion } from '@portal/ui/accordion';
import { Button, ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { Fold } from '@portal/ui/fold';
import { Files, House, LogOut, Plus } from '@portal/ui/icon';
import { Cluster, Grid, Stack } from '@portal/ui/layout';
import { Logo } from '@portal/ui/logo';
import { BackLink, Block, Page, PageHeader, WithRail } from '@portal/ui/page';
import { SideMenu, SideMenuLink, SideMenuList } from '@portal/ui/side-menu';
import { SkipLink } from '@portal/ui/skip-link';
import { Tabs } from '@portal/ui/tabs';
import { Title } from '@portal/ui/title';
import type { Specimens } from '../specimen';

const THREE = ['Prix du bien', 'Frais de notaire', 'Travaux'].map((label) => (
  <Button key={label}>{label}</Button>
));

const SECTIONS = [
  { id: 'description', label: 'Description', content: <p>Achat d’un appartement.</p> },
  { id: 'list', label: 'Propositions', count: 412, atLeast: true, content: <p>Deux propositions.</p> },
];

export const layout: Specimens = {
  page: {
    purpose:
      'La colonne d’une page, sa tête (le retour, le titre, une ligne de contexte, ce qu’elle fait) et son rail de 21rem.',
    setting: 'canvas wide',
    states: {
      'Une page et son rail': (
        <Page width="desk">
          <PageHeader
            title="Vos projets"
            context="2 projets"
            announced
            back={<BackLink href="#page">Accueil</BackLink>}
            actions={<Button variant="primary">Déposer un projet</Button>}
          />
          <WithRail
            railLabel="Votre conseiller"
            rail={
              <Card>
                <CardBody>Aurélien Tissot, Paris Nord</CardBody>
              </Card>
            }
          >
            <Block aria-label="Description">
              <Title as="h4" size="sm">
                Votre projet
              </Title>
              <p>Achat d’un appartement de trois pièces, travaux compris.</p>
            </Block>
          </WithRail>
        </Page>
      ),
      'Une tête, à l’étroit': (
        <PageHeader
          title="Acquisition d’une résidence principale à Saint-Rémy-lès-Chevreuse"
          context="Déposé le 14 octobre 2026 par Nguyễn Thị Ánh"
        />
      ),
    },
  },
  layout: {
    purpose:
      'L’espace entre les choses, en pas de 4 px : les unes sous les autres, à côté, en colonnes égales.',
    states: {
      'Les uns sous les autres (Stack)': <Stack gap={3}>{THREE}</Stack>,
      'À leur largeur (align="start")': <Stack align="start">{THREE}</Stack>,
      'Les uns à côté des autres (Cluster)': <Cluster gap={2}>{THREE}</Cluster>,
      'Aux deux bouts (justify="between")': <Cluster justify="between">{THREE.slice(0, 2)}</Cluster>,
      'En colonnes égales (Grid)': <Grid column={7}>{THREE}</Grid>,
    },
  },
  card: {
    purpose: 'Une surface. Jamais de carte dans une carte, jamais cliquable en entier.',
    setting: 'canvas',
    states: {
      'Corps et pied, à l’étroit': (
        <Card aria-label="Adresse">
          <CardBody>prenom.nom.compose.interminable@exemple-de-domaine-tres-long.fr</CardBody>
          <CardFoot>
            <ButtonLink href="#card" variant="quiet" children="Modifier" />
          </CardFoot>
        </Card>
      ),
      'Enfoncée (sunken) : aide, estimation': (
        <Card tone="sunken">
          <CardBody>Cette estimation ne vaut pas offre de prêt.</CardBody>
        </Card>
      ),
    },
  },
  'skip-link': {
    purpose: 'Premier arrêt de la touche Tab : saute l’en-tête. Caché jusqu’à ce qu’il ait le focus.',
    setting: 'clipped',
    states: { 'Tab le fait paraître': <SkipLink to="contenu" /> },
  },
  fold: {
    purpose: 'Ce dont on a rarement besoin, derrière une ligne. Ce qu’il contient s’imprime.',
    states: {
      Fermé: <Fold title="Prix, frais" note="5 400 € de frais" isOpen={false} children="Hors travaux." />,
      'Ouvert, avec une icône': <Fold title="Votre foyer" icon={Plus} isOpen children="Les revenus." />,
    },
  },
  accordion: {
    purpose: 'Des parties qui s’ouvrent une à une et restent ouvertes. Imprimé, tout est ouvert.',
    states: {
      'Une ouverte': <Accordion sections={SECTIONS} initial="description" />,
    },
  },
  tabs: {
    purpose:
      'Des parties en onglets dès 64rem, en accordéon en dessous. Les flèches y passent de l’un à l’autre.',
    setting: 'wide',
    states: {
      'Deux parties': (
        <div>
          <Tabs label="Contenu du dossier" sections={SECTIONS} />
        </div>
      ),
    },
  },
  'side-menu': {
    purpose: 'Le menu : modal, depuis la gauche. Échap, un clic à côté ou un lien le ferment.',
    states: {
      Menu: (close) => (
        <SideMenu open onClose={close} logo={<Logo />} who="Hélène Castaing">
          <SideMenuList>
            <SideMenuLink href="#side-menu" glyph={House} aria-current="page" children="Accueil" />
            <SideMenuLink href="#side-menu" glyph={Files} note="PDF, 240 ko" children="Conditions" />
            <SideMenuLink as="button" glyph={LogOut} onClick={close} children="Déconnexion" />
          </SideMenuList>
        </SideMenu>
      ),
    },
  },
};
