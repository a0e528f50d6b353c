import { PageContent } from '@portal/features/texts';
import { Link, Navigate, useLocation } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { isJustRegistered } from './just-registered';

/** Shown after a successful registration, and only then. */
export default function RegisteredPage() {
  const location = useLocation();
  const { search } = location;
  // No registration led here: do not confirm an account that does not exist.
  if (!isJustRegistered(location.state)) return <Navigate to={`/login${search}`} replace />;
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
