import { Page } from '@portal/ui/page';

// Observed in the reference portal and kept: docs/observed-behaviour.md, kept elsewhere
/** `/propositionDetailsPage/accept` and `/refuse` show nothing (section 2); a proposal is answered on its own page. */
export default function EmptyPage() {
  return <Page />;
}
