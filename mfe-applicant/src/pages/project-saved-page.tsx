import { paths } from '@portal/features/routes';
import { PageContent } from '@portal/features/texts';
import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Page, PageHeader } from '@portal/ui/page';

/** Confirms a submitted or edited project, describes the next steps and links home (section 2). */
export default function ProjectSavedPage() {
  return (
    <Page width="form">
      <PageHeader title="Votre projet est enregistré" />
      <Card>
        <CardBody data-gap="6">
          <PageContent page="projectSaved" />
          <ButtonRow>
            <ButtonLink as={Link} to={paths.applicantHome} variant="primary">
              Revenir à l’accueil
            </ButtonLink>
            <ButtonLink as={Link} to={paths.projects} variant="secondary">
              Voir vos projets
            </ButtonLink>
          </ButtonRow>
        </CardBody>
      </Card>
    </Page>
  );
}
