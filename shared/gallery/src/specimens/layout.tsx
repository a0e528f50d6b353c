import { Accordion } from '@portal/ui/accordion';
import { Button, ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { Fold } from '@portal/ui/fold';
import { Files, House, LogOut, Plus } from '@portal/ui/icon';
import { Cluster, Grid, Stack } from '@portal/ui/layout';
import { BackLink, Block, Page, PageHeader, WithRail } from '@portal/ui/page';
import { SideMenu, SideMenuLink, SideMenuList } from '@portal/ui/side-menu';
import { SkipLink } from '@portal/ui/skip-link';
import { Tabs } from '@portal/ui/tabs';
import type { Specimens } from '../specimen';

const THREE = ['Prix du bien', 'Frais de notaire', 'Travaux'].map((label) => (
  <Button key={label}>{label}</Button>
));

const SECTIONS = [
  { id: 'description', label: 'Description', content: <p>Achat d’un appartement.</p> },
  { id: 'list', label: 'Propositions', count: 412, content: <p>Deux propositions.</p> },
];

export const layout: Specimens = {
  page: {
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
          rail={<Card children={<CardBody>Aurélien Tissot, Paris Nord</CardBody>} />}
        >
          <Block aria-label="Description">Achat d’un appartement de trois pièces, travaux compris.</Block>
        </WithRail>
      </Page>
    ),
  },
  layout: {
    'À leur largeur (Stack align="start")': <Stack align="start">{THREE}</Stack>,
    'Aux deux bouts (justify="between")': <Cluster justify="between">{THREE.slice(0, 2)}</Cluster>,
    'En colonnes égales (Grid)': <Grid column={7}>{THREE}</Grid>,
  },
  card: {
    'Corps et pied, à l’étroit': (
      <Card aria-label="Adresse">
        <CardBody>prenom.nom.compose.interminable@exemple-de-domaine-tres-long.fr</CardBody>
        <CardFoot>
          <ButtonLink href="#card" variant="quiet" children="Modifier" />
        </CardFoot>
      </Card>
    ),
    'Enfoncée (sunken)': <Card tone="sunken" children={<CardBody>Une estimation.</CardBody>} />,
  },
  'skip-link': { 'Tab le fait paraître': <SkipLink to="contenu" /> },
  fold: {
    Fermé: <Fold title="Prix, frais" note="5 400 € de frais" isOpen={false} children="Hors travaux." />,
    'Ouvert, avec une icône': <Fold title="Votre foyer" icon={Plus} isOpen children="Les revenus." />,
  },
  accordion: {
    'Une ouverte': <Accordion sections={SECTIONS} initial="description" />,
  },
  tabs: {
    'Deux parties': <div children={<Tabs label="Contenu du dossier" sections={SECTIONS} />} />,
  },
  'side-menu': {
    Menu: (close) => (
      <SideMenu onClose={close} who="Hélène Castaing">
        <SideMenuList>
          <SideMenuLink href="#side-menu" glyph={House} aria-current="page" children="Accueil" />
          <SideMenuLink href="#side-menu" glyph={Files} note="PDF, 240 ko" children="Conditions" />
          <SideMenuLink as="button" glyph={LogOut} onClick={close} children="Déconnexion" />
        </SideMenuList>
      </SideMenu>
    ),
  },
};
