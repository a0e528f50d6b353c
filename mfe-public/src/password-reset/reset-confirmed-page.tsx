import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Page, PageHeader } from '@portal/ui/page';

/** After a new password was chosen: nobody is signed in by it. */
export default function ResetConfirmedPage() {
  return (
    <Page width="form">
      <PageHeader
        title="Nouveau mot de passe enregistré"
        context="Connectez-vous avec votre nouveau mot de passe."
      />
      <Card>
        <CardBody>
          <ButtonRow>
            <ButtonLink as={Link} to="/login" variant="primary">
              Se connecter
            </ButtonLink>
          </ButtonRow>
        </CardBody>
      </Card>
    </Page>
  );
}
