import { useSession } from '@portal/kit';
import { Page } from '@portal/ui/page';
import { Text } from '@portal/ui/text';
import { isIdentifying } from '../routing/decide-entry';
import styles from './page-loading.module.css';
import { SlowNotice } from './slow-notice';

/** For signed-in users the server's skeleton. The English text is that of the specification (section 8). */
export function PageLoading() {
  const session = useSession();
  const isProfileLoading = isIdentifying(session);
  const isApplicant = session.role === 'APPLICANT';
  return (
    <>
      <SlowNotice />
      <Page className={styles.loading} width={session.isLoggedIn && !isApplicant ? 'desk' : 'page'}>
        <Text role="status" lang="en" tone="muted">
          {isProfileLoading && 'Loading...'}
        </Text>
        {session.isLoggedIn && !isProfileLoading && (
          <PageSkeleton kind={isApplicant ? 'applicant' : 'staff'} />
        )}
        {/* The status is outside, so that it is announced at once. */}
        <span aria-busy="true" hidden />
      </Page>
    </>
  );
}

const FIGURES = ['a', 'b', 'c', 'd'];
const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Skeleton of a first screen, hidden from screen readers. An applicant's is narrower, and has no row of figures. */
function PageSkeleton({ kind }: { readonly kind: 'applicant' | 'staff' }) {
  return (
    <div className={styles.skeleton} data-kind={kind} aria-hidden="true">
      <span className={styles.title} />
      {kind === 'staff' && (
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <span key={figure} className={styles.figure} />
          ))}
        </div>
      )}
      {ROWS.map((row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  );
}
