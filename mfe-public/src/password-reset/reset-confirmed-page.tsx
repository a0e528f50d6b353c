import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Notice } from '@portal/ui/notice';
import { Block, Page, PageHeader } from '@portal/ui/page';

/** Confirms the reset request (specification, section 2); the same text whether or not the address is known. */
export default function ResetConfirmedPage() {
  return (
    <Page width="text">
      <PageHeader title="Consultez votre messagerie" />
      <Card>
        <CardBody>
          <Block>
            <Notice tone="success">
              Si un compte existe pour cette adresse, vous recevrez un lien pour choisir un nouveau mot de
              passe. Pensez à regarder les courriers indésirables.
            </Notice>
            <ButtonRow>
              <ButtonLink as={Link} to="/login" variant="primary">
                Se connecter
              </ButtonLink>
            </ButtonRow>
          </Block>
        </CardBody>
      </Card>
    </Page>
  );
}
