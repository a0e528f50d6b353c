import { useLocation } from '@portal/kit';
import { useLoaderData } from '@portal/kit/shell';
import type { ComponentType } from 'react';
import styles from './remote-page.module.css';

/** A page that a remote gave, and where it comes from. */
export interface EnteredPage {
  readonly Page: ComponentType;
  readonly remote: string;
  readonly version: string;
}

/** The outlet: everything inside belongs to the remote. Another path of the same remote is another visit. */
export function RemotePage() {
  const { Page, remote, version } = useLoaderData<EnteredPage>();
  const { pathname } = useLocation();
  return (
    <div className={styles.outlet} data-remote={remote} data-version={version}>
      <Page key={pathname} />
    </div>
  );
}
