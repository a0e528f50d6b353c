import { Button, ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { Cluster, Grid, Stack } from '@portal/ui/layout';
import { Niche } from '@portal/ui/niche';
import { BackLink, Block, Page, PageHeader, WithRail } from '@portal/ui/page';
import { Person } from '@portal/ui/person';
import { SkipLink } from '@portal/ui/skip-link';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { each, type Specimens, specimens, states } from '../section';

const THREE = ['Prix du bien', 'Frais de notaire', 'Travaux'].map((label) => (
  <Button key={label}>{label}</Button>
));

export const layout: Specimens = {
  Page: each(
    'width',
    ['page', 'desk', 'form', 'text'],
    Page,
    (width) => ({
      width,
      children: (
        <Card>
          <CardBody>La colonne « {width} ».</CardBody>
        </Card>
      ),
    }),
    'canvas wide',
  ),
  'Stack, Cluster, Grid': specimens({
    'Les uns sous les autres (Stack)': <Stack gap={3}>{THREE}</Stack>,
    'À leur largeur (align="start")': (
      <Stack gap={3} align="start">
        {THREE}
      </Stack>
    ),
    'Les uns à côté des autres (Cluster)': <Cluster gap={2}>{THREE}</Cluster>,
    'Aux deux bouts (justify="between")': [<Cluster justify="between">{THREE}</Cluster>, 'wide'],
    'En colonnes égales (Grid)': [
      <Grid column={14} gap={4}>
        {THREE}
      </Grid>,
      'wide',
    ],
    'En colonnes égales, à l’étroit': <Grid column={14}>{THREE}</Grid>,
  }),
  'PageHeader, BackLink': [
    ...states(
      PageHeader,
      {
        Complet: [
          {
            title: 'Vos projets',
            context: '2 projets',
            announced: true,
            back: <BackLink href="#page-header">Accueil</BackLink>,
            actions: <Button variant="primary">Déposer un projet</Button>,
          },
          'canvas wide',
        ],
        'Le titre seul': { title: 'Profil' },
        'Texte long, à l’étroit': {
          title: 'Acquisition d’une résidence principale à Saint-Rémy-lès-Chevreuse',
          context: 'Déposé le 14 octobre 2026 par Nguyễn Thị Ánh',
          back: <BackLink href="#page-header">Vos projets</BackLink>,
        },
      },
      'canvas',
    ),
    ...states(BackLink<'a'>, {
      'Focus du retour': [{ href: '#page-header', children: 'Vos projets' }, 'canvas'],
    }),
  ],
  'WithRail, Block': specimens({
    'Conseiller dans le rail': [
      <WithRail
        railLabel="Votre conseiller"
        rail={
          <Card>
            <CardBody>
              <Person mark={<Niche person="Aurélien Tissot" />} name="Aurélien Tissot" sub="Paris Nord" />
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
      </WithRail>,
      'canvas wide',
    ],
  }),
  'Card, CardBody, CardFoot': specimens(
    {
      'Corps et pied': (
        <Card aria-label="Adresse">
          <CardBody>
            <Text tone="muted">12 rue des Petits-Champs, 75002 Paris</Text>
          </CardBody>
          <CardFoot>
            <ButtonLink href="#card" variant="quiet">
              Modifier
            </ButtonLink>
          </CardFoot>
        </Card>
      ),
      'Enfoncée (sunken) : aide, estimation': (
        <Card tone="sunken">
          <CardBody>Cette estimation ne vaut pas offre de prêt.</CardBody>
        </Card>
      ),
      'Texte long, à l’étroit': (
        <Card>
          <CardBody>
            <Text>prenom.nom.compose.interminable@exemple-de-domaine-tres-long.fr</Text>
          </CardBody>
        </Card>
      ),
    },
    'canvas',
  ),
  SkipLink: specimens({ 'Tab le fait paraître': [<SkipLink to="contenu" />, 'framed'] }),
};
