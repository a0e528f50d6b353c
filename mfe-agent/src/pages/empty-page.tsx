import { Page } from '@portal/ui/page';

// Observed in the reference portal and kept: docs/observed-behaviour.md#empty-answer-pages
/** `/propositionDetailsPage/accept` and `/refuse` show nothing (section 2). */
export default function EmptyPage() {
  return <Page />;
}
