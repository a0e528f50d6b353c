import { kit, useLocation } from '@portal/kit';
import { useLoaderData } from '@portal/kit/shell';
import { useLayoutEffect, type ComponentType } from 'react';
import styles from './remote-page.module.css';

/** A page that a remote gave, and where it comes from. */
export interface EnteredPage {
  readonly Page: ComponentType;
  /** As declared; the page may give itself a more precise one. */
  readonly title: string;
  readonly remote: string;
  readonly version: string;
}

/** The outlet: everything inside belongs to the remote. Another path of the same remote is another visit. */
export function RemotePage() {
  const { Page, title, remote, version } = useLoaderData<EnteredPage>();
  const { pathname } = useLocation();
  // Before the effects of the page, so that its own title wins.
  useLayoutEffect(() => kit().pageTitle.set(title), [title, pathname]);

  return (
    <div className={styles.outlet} data-remote={remote} data-version={version}>
      <Page key={pathname} />
    </div>
  );
}
