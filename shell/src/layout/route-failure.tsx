import { kit, Link, usePageTitle } from '@portal/kit';
import { useRevalidator, useRouteError } from '@portal/kit/shell';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { LoadFailure } from '@portal/ui/load-failure';
import { Page } from '@portal/ui/page';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect } from 'react';
import { isRemoteError } from '../registry';

/**
 * What the outlet shows when a remote could not be loaded, or threw while it rendered. The rest of the portal goes on;
 * *Réessayer* asks for the page again, without reloading the portal.
 */
export function RouteFailure() {
  const problem = useRouteError();
  const revalidator = useRevalidator();
  usePageTitle('Page indisponible');

  useEffect(() => {
    // What the loader of remotes reports itself is not reported twice.
    if (!isRemoteError(problem)) kit().telemetry.report(problem, { where: 'page' });
  }, [problem]);

  return (
    <Page>
      <VisuallyHidden as="h1">Page indisponible</VisuallyHidden>
      <Card>
        <LoadFailure
          retrying={revalidator.state === 'loading'}
          onRetry={() => void revalidator.revalidate()}
          otherAction={
            <ButtonLink as={Link} to="/" variant="quiet">
              Retour à l’accueil
            </ButtonLink>
          }
        >
          {isRemoteError(problem) ? problem.notice : undefined}
        </LoadFailure>
      </Card>
    </Page>
  );
}
