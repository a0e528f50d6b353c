import { isApiError, Link, useLocation } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { LoadFailure, OfflineFailure } from '@portal/ui/load-failure';
import type { ReactNode } from 'react';
import { paths } from '../routes';
import type { LiveResource, Resource } from './use-resource';

interface LoadedProps<T> {
  readonly resource: LiveResource<T>;
  readonly skeleton: ReactNode;
  /** Error title for a part of a page: « Vos adresses n’ont pas pu être chargées ». */
  readonly failedTitle?: string | undefined;
  readonly record?: RecordKind | undefined;
  readonly children: (value: T, refreshing: boolean) => ReactNode;
}

const MISSING = {
  project: 'Ce dossier est introuvable ou ne vous est pas accessible',
  proposition: 'Cette proposition est introuvable ou ne vous est pas accessible',
  person: 'Ce compte est introuvable ou ne vous est pas accessible',
  address: 'Cette adresse est introuvable ou ne vous est pas accessible',
  page: 'Cette page n’existe pas ou n’existe plus',
} as const;

export type RecordKind = keyof typeof MISSING;

/** States of a resource: skeleton, content, failure with retry, forbidden, or missing (also when out of reach). */
export function Loaded<T>({ resource, skeleton, failedTitle, record, children }: LoadedProps<T>) {
  switch (resource.status) {
    case 'loading':
      return skeleton;
    case 'ready':
      return children(resource.value, resource.refreshing);
    case 'failed':
      return (
        <NotLoaded title={failedTitle} record={record} error={resource.error} onRetry={resource.reload} />
      );
  }
}

/** On a home page, an error offers no link home. */
const HOMES: readonly string[] = [paths.home, paths.applicantHome, paths.agentHome];

interface NotLoadedProps {
  readonly title: string | undefined;
  readonly record: RecordKind | undefined;
  readonly error: Error;
  readonly onRetry: () => void;
}

function NotLoaded({ title, record, error, onRetry }: NotLoadedProps) {
  const status = isApiError(error) ? error.status : undefined;
  if (status === 404) return <Missing record={record} />;
  if (status === 403) return <Refusal />;
  const isOffline = status === 0 && !navigator.onLine;
  return (
    <Card as="div">
      {isOffline ? (
        <OfflineFailure title={title} onRetry={onRetry} />
      ) : (
        <LoadFailure
          title={title}
          onRetry={onRetry}
          otherAction={
            <ButtonLink as={Link} to={paths.contact} variant="quiet">
              Nous contacter
            </ButtonLink>
          }
        />
      )}
    </Card>
  );
}

/** Whether the account may not see it: then nothing on the page leads to doing something with it. */
export const isRefused = (resource: Resource<unknown>): boolean =>
  resource.status === 'failed' && isApiError(resource.error) && resource.error.status === 403;

export function Refusal() {
  const isHome = HOMES.includes(useLocation().pathname);
  const contact = (
    <ButtonLink as={Link} to={paths.contact}>
      Nous contacter
    </ButtonLink>
  );
  return <Barred title="Votre compte ne donne pas accès à cette page" way={isHome ? contact : HOME} />;
}

/** The record does not exist, or this user may not see it. */
export const Missing = ({ record = 'page' }: { readonly record?: RecordKind | undefined }) => (
  <Barred title={MISSING[record]} way={HOME} />
);

const HOME = (
  <ButtonLink as={Link} to={paths.home} variant="primary">
    Revenir à l’accueil
  </ButtonLink>
);

const Barred = ({ title, way }: { readonly title: string; readonly way: ReactNode }) => (
  <Card as="div">
    <EmptyState role="alert" art={<NoResult />} title={title} actions={way} />
  </Card>
);
