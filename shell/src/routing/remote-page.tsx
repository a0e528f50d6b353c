import { kit, useLocation, useSession } from '@portal/kit';
import { useLoaderData } from '@portal/kit/shell';
import { useLayoutEffect, type ComponentType } from 'react';
import styles from './remote-page.module.css';

/** A page that a remote gave, and where it comes from. */
export interface EnteredPage {
  readonly Page: ComponentType;
  /** As declared; the page may give itself a more precise one. */
  readonly title: string;
  readonly access: 'public' | 'signed-in';
  readonly remote: string;
  readonly version: string;
}

/** The outlet: everything inside belongs to the remote. Another path of the same remote is another visit. */
export function RemotePage() {
  const { Page, title, access, remote, version } = useLoaderData<EnteredPage>();
  const { pathname } = useLocation();
  const { isLoggedIn } = useSession();
  // Before the effects of the page, so that its own title wins.
  useLayoutEffect(() => kit().pageTitle.set(title), [title, pathname]);

  // The session ended and the guard has not led elsewhere yet: what belongs to it goes at once.
  if (access === 'signed-in' && !isLoggedIn) return null;
  return (
    <div className={styles.outlet} data-remote={remote} data-version={version}>
      <Page key={pathname} />
    </div>
  );
}
