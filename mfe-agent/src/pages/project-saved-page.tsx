import { paths } from '@portal/features/routes';
import { withShortcuts } from '@portal/features/shortcuts';
import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { FormStack } from '@portal/ui/form-layout';
import { Notice } from '@portal/ui/notice';
import { Page, PageHeader } from '@portal/ui/page';

/** Confirms a saved project (section 2). The content service's text is left out: it addresses the applicant. */
function ProjectSavedPage() {
  return (
    <Page width="form">
      <PageHeader title="Le projet est enregistré" />
      <Card>
        <CardBody>
          <FormStack>
            <Notice tone="success">Le projet est enregistré.</Notice>
            <ButtonRow>
              <ButtonLink as={Link} to={paths.agentHome} variant="primary">
                Revenir à l’accueil
              </ButtonLink>
              <ButtonLink as={Link} to={paths.projects}>
                Voir les projets
              </ButtonLink>
            </ButtonRow>
          </FormStack>
        </CardBody>
      </Card>
    </Page>
  );
}

export default withShortcuts(ProjectSavedPage);
