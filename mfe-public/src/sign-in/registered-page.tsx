import { PageContent } from '@portal/features/portal';
import { Link, useLocation } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Block, Page, PageHeader } from '@portal/ui/page';

/** Shown after a successful registration. */
export default function RegisteredPage() {
  const { search } = useLocation();
  return (
    <Page width="form">
      <PageHeader title="Votre compte est créé" context="Vous pouvez vous connecter dès maintenant." />
      <Card>
        <CardBody>
          <Block>
            <PageContent page="registered" />
            <ButtonRow>
              <ButtonLink as={Link} to={`/login${search}`} variant="primary">
                Se connecter
              </ButtonLink>
            </ButtonRow>
          </Block>
        </CardBody>
      </Card>
    </Page>
  );
}
