import { Page, PageHeader } from '@portal/ui/page';
import type { ReactNode } from 'react';
import { type LiveResource, Loaded, Missing } from '../resource';
import { BackTo } from '../routes';

interface RecordPageProps<T> {
  readonly back: { readonly to: string; readonly label: string };
  /** Page title until the record is loaded. */
  readonly title: string;
  /** The URL has no valid id. */
  readonly isMissing: boolean;
  readonly resource: LiveResource<T>;
  readonly skeleton: ReactNode;
  readonly children: (record: T, back: ReactNode) => ReactNode;
}

/** Page of a project or proposal, with a link back. */
export function RecordPage<T>({
  back: { to, label },
  title,
  isMissing,
  resource,
  skeleton,
  children,
}: RecordPageProps<T>) {
  const back = <BackTo to={to}>{label}</BackTo>;
  const hasNoTitle = isMissing || resource.status === 'failed';
  return (
    <Page>
      {hasNoTitle ? <PageHeader back={back} title={title} /> : resource.status === 'loading' && back}
      {isMissing ? (
        <Missing />
      ) : (
        <Loaded resource={resource} skeleton={skeleton}>
          {(record) => children(record, back)}
        </Loaded>
      )}
    </Page>
  );
}
