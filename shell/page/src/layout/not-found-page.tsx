import { NOT_FOUND_TITLE } from '@portal/domain/page';
import { Link, usePageTitle } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Page, PageHeader } from '@portal/ui/page';

/** For a path that no remote declares. Header and menu stay usable. */
export default function NotFoundPage() {
  usePageTitle(NOT_FOUND_TITLE);
  return (
    <Page>
      <PageHeader title={NOT_FOUND_TITLE} />
      <Card>
        <EmptyState
          art={<NoResult />}
          title="Cette page n’existe pas ou n’existe plus"
          actions={
            <ButtonLink as={Link} to="/" variant="primary">
              Revenir à l’accueil
            </ButtonLink>
          }
        >
          Vérifiez l’adresse, ou reprenez depuis l’accueil.
        </EmptyState>
      </Card>
    </Page>
  );
}
