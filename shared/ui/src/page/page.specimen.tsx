import { Button } from '../button/button';
import { Card, CardBody } from '../card/card';
import { Title } from '../title/title';
import { BackLink, Block, Page, PageHeader, WithRail } from './page';

export const purpose =
  'La colonne d’une page, sa tête (le retour, le titre, une ligne de contexte, ce qu’elle fait) et son rail de 21rem.';
export const setting = 'canvas wide';
export default {
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
  'Focus du retour': <BackLink href="#page">Vos projets</BackLink>,
};
