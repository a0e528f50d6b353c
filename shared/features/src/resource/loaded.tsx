import { isApiError, Link, useLocation } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { LoadFailure, OfflineFailure } from '@portal/ui/load-failure';
import type { ReactNode } from 'react';
import { Missing } from './missing';
import { paths } from '../routes';
import type { LiveResource } from './use-resource';

interface LoadedProps<T> {
  readonly resource: LiveResource<T>;
  /** The shape of what comes. */
  readonly skeleton: ReactNode;
  /** What failed, where the page does not say: « Vos adresses n’ont pas pu être chargées ». */
  readonly failedTitle?: string | undefined;
  readonly children: (value: T, refreshing: boolean) => ReactNode;
}

/**
 * The states of what a screen is about: its skeleton, then it; or that it failed, with a way to try again; or that it
 * may not be seen; or that it does not exist (what is out of reach answers like what does not exist).
 */
export function Loaded<T>({ resource, skeleton, failedTitle, children }: LoadedProps<T>) {
  switch (resource.status) {
    case 'loading':
      return skeleton;
    case 'ready':
      return children(resource.value, resource.refreshing);
    case 'failed':
      return <NotLoaded title={failedTitle} error={resource.error} onRetry={resource.reload} />;
  }
}

/** No way out of a home leads home. */
const HOMES: readonly string[] = [paths.home, paths.applicantHome, paths.agentHome];

interface NotLoadedProps {
  readonly title: string | undefined;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why there is nothing to see, and what can be done about it. */
function NotLoaded({ title, error, onRetry }: NotLoadedProps) {
  const status = isApiError(error) ? error.status : undefined;
  const isHome = HOMES.includes(useLocation().pathname);
  if (status === 404) return <Missing />;
  return <Card as="div">{failureOf(status, isHome, { title, onRetry })}</Card>;
}

function failureOf(
  status: number | undefined,
  isHome: boolean,
  { title, onRetry }: Omit<NotLoadedProps, 'error'>,
): ReactNode {
  if (status === 403) {
    return (
      <EmptyState
        role="alert"
        art={<NoResult />}
        title="Votre compte ne donne pas accès à cette page."
        actions={
          isHome ? (
            <ButtonLink as={Link} to={paths.contact}>
              Nous contacter
            </ButtonLink>
          ) : (
            <ButtonLink as={Link} to={paths.home} variant="primary">
              Revenir à l’accueil
            </ButtonLink>
          )
        }
      />
    );
  }
  if (status === 0 && !navigator.onLine) return <OfflineFailure onRetry={onRetry} />;
  return (
    <LoadFailure
      title={title}
      onRetry={onRetry}
      otherAction={
        <ButtonLink as={Link} to={paths.contact} variant="quiet">
          Nous contacter
        </ButtonLink>
      }
    />
  );
}
