import { useSession } from '@portal/kit';
import { Page } from '@portal/ui/page';
import { Text } from '@portal/ui/text';
import { isIdentifying } from '../routing/decide-entry';
import styles from './page-loading.module.css';
import { SlowNotice } from './slow-notice';

/** While the first page comes. The words are those of the specification (section 8), which writes them in English. */
export function PageLoading() {
  const isProfileLoading = isIdentifying(useSession());
  return (
    <Page className={styles.loading}>
      <Text role="status" lang="en" tone="muted">
        {isProfileLoading && 'Loading...'}
      </Text>
      <SlowNotice />
    </Page>
  );
}
