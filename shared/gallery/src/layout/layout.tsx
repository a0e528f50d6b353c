import { Button, ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { Niche } from '@portal/ui/niche';
import { BackLink, Block, Page, PageHeader, WithRail } from '@portal/ui/page';
import { Person } from '@portal/ui/person';
import { SkipLink } from '@portal/ui/skip-link';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import type { Family } from '../section';

const WIDTHS = ['page', 'desk', 'form', 'text'] as const;

/** What holds the rest. */
export const layout: Family = {
  id: 'mise-en-page',
  name: 'MISE EN PAGE',
  sections: [
    {
      id: 'page',
      name: 'Page',
      from: '@portal/ui/page',
      purpose: 'La colonne d’une page : gouttières, largeur, espace entre les blocs.',
      specimens: WIDTHS.map((width) => ({
        name: `width="${width}"`,
        show: (
          <Page width={width}>
            <Card>
              <CardBody>La colonne « {width} ».</CardBody>
            </Card>
          </Page>
        ),
        ground: 'canvas' as const,
        width: 'wide' as const,
      })),
    },
    {
      id: 'page-header',
      name: 'PageHeader, BackLink',
      from: '@portal/ui/page',
      purpose: 'Le retour, le titre, sa ligne de contexte, ce que fait la page.',
      specimens: [
        {
          name: 'Complet',
          show: (
            <PageHeader
              title="Vos projets"
              context="2 projets"
              announced
              back={<BackLink href="#page-header">Accueil</BackLink>}
              actions={
                <ButtonLink href="#page-header" variant="primary">
                  Déposer un projet
                </ButtonLink>
              }
            />
          ),
          ground: 'canvas',
          width: 'wide',
        },
        { name: 'Le titre seul', show: <PageHeader title="Profil" />, ground: 'canvas' },
        {
          name: 'Texte long, à l’étroit',
          show: (
            <PageHeader
              title="Acquisition d’une résidence principale à Saint-Rémy-lès-Chevreuse"
              context="Déposé le 14 octobre 2026 par Nguyễn Thị Ánh"
              back={<BackLink href="#page-header">Vos projets</BackLink>}
            />
          ),
          ground: 'canvas',
          width: 'narrow',
        },
        {
          name: 'Focus du retour',
          show: <BackLink href="#page-header">Vos projets</BackLink>,
          ground: 'canvas',
          focused: true,
        },
      ],
    },
    {
      id: 'with-rail',
      name: 'WithRail, Block',
      from: '@portal/ui/page',
      purpose: 'Un contenu et une colonne de 21rem : à côté dès 64rem, à la suite en dessous.',
      specimens: [
        {
          name: 'Conseiller dans le rail',
          show: (
            <WithRail
              railLabel="Votre conseiller"
              rail={
                <Card>
                  <CardBody>
                    <Person
                      mark={<Niche person="Aurélien Tissot" />}
                      name="Aurélien Tissot"
                      sub="Paris Nord"
                    />
                  </CardBody>
                </Card>
              }
            >
              <Block aria-label="Description">
                <Title as="h4" size="sm">
                  Votre projet
                </Title>
                <Text>Achat d’un appartement de trois pièces, travaux compris.</Text>
              </Block>
            </WithRail>
          ),
          ground: 'canvas',
          width: 'wide',
        },
      ],
    },
    {
      id: 'card',
      name: 'Card, CardBody, CardFoot',
      from: '@portal/ui/card',
      purpose: 'Une surface. Jamais de carte dans une carte, jamais cliquable en entier.',
      specimens: [
        {
          name: 'Corps et pied',
          show: (
            <Card aria-label="Adresse">
              <CardBody>
                <Title as="h4" size="xs">
                  Domicile
                </Title>
                <Text tone="muted">12 rue des Petits-Champs, 75002 Paris</Text>
              </CardBody>
              <CardFoot>
                <Button variant="quiet">Modifier</Button>
              </CardFoot>
            </Card>
          ),
          ground: 'canvas',
        },
        {
          name: 'Enfoncée (sunken) : aide, estimation',
          show: (
            <Card tone="sunken">
              <CardBody>Cette estimation ne vaut pas offre de prêt.</CardBody>
            </Card>
          ),
          ground: 'canvas',
        },
        {
          name: 'Texte long, à l’étroit',
          show: (
            <Card>
              <CardBody>
                <Title as="h4" size="xs">
                  Anticonstitutionnellement-Saint-Barthélemy-d’Anjou
                </Title>
                <Text>prenom.nom.compose.interminable@exemple-de-domaine-tres-long.fr</Text>
              </CardBody>
            </Card>
          ),
          ground: 'canvas',
          width: 'narrow',
        },
      ],
    },
    {
      id: 'skip-link',
      name: 'SkipLink',
      from: '@portal/ui/skip-link',
      purpose: 'Premier arrêt de la touche Tab : saute l’en-tête. Caché jusqu’à ce qu’il ait le focus.',
      specimens: [{ name: 'Tab le fait paraître', show: <SkipLink to="contenu" />, framed: true }],
    },
  ],
};
