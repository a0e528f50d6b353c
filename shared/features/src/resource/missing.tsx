import { Link } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { paths } from '../routes';

/** The record does not exist, or this user may not see it. */
export function Missing() {
  return (
    <Card as="div">
      <EmptyState
        role="alert"
        art={<NoResult />}
        title="Cette page n’existe pas ou n’existe plus."
        actions={
          <ButtonLink as={Link} to={paths.home} variant="primary">
            Revenir à l’accueil
          </ButtonLink>
        }
      />
    </Card>
  );
}
