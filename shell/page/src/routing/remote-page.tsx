import { kit, useLocation, useSession } from '@portal/kit';
import { useLoaderData, useRevalidator } from '@portal/kit/shell';
import { useLayoutEffect, type ComponentType } from 'react';
import { incidentOf } from '../remotes/incident';
import { RemoteError } from '../remotes/remote-error';
import type { Remotes } from '../remotes/create-remotes';
import { CrashBoundary } from './crash-boundary';
import type { CurrentVisit } from './current-visit';
import styles from './remote-page.module.css';

export interface EnteredPage {
  readonly Page: ComponentType;
  /** From the manifest; the page may set a more precise one. */
  readonly title: string;
  readonly access: 'public' | 'signed-in';
  readonly remote: string;
  readonly version: string;
}

export interface RemotePageProps extends Pick<Remotes, 'crashed'> {
  readonly visit: CurrentVisit;
}

/** The outlet, whose content belongs to the remote. Another path of the same remote is another visit. */
export function RemotePage({ crashed, visit }: RemotePageProps) {
  const { Page, title, access, remote, version } = useLoaderData<EnteredPage>();
  const { pathname } = useLocation();
  const { isLoggedIn } = useSession();
  const { revalidate } = useRevalidator();
  // Runs before the effects of the page, so that the page's own title wins.
  useLayoutEffect(() => kit().pageTitle.set(title), [title, pathname]);

  // The session ended and the guard has not redirected yet: hide protected content at once.
  if (access === 'signed-in' && !isLoggedIn) return null;
  return (
    <div className={styles.outlet} data-remote={remote} data-version={version}>
      <CrashBoundary
        key={`${version} ${pathname}`}
        failureOf={(cause) => new RemoteError({ code: 'RENDER', remote, version, phase: 'render', cause })}
        onCrash={(failure) => {
          kit().telemetry.report(failure, { remote, version, incident: incidentOf(failure) });
          return crashed(remote, version);
        }}
        onReplace={() => revalidate().then(() => visit.shown()?.version !== version)}
      >
        <Page key={pathname} />
      </CrashBoundary>
    </div>
  );
}
