import { Page } from '@portal/ui/page';

// Observed in the reference portal and kept: docs/observed-behaviour.md, kept elsewhere
/** `/propositionDetailsPage/accept` and `/refuse` are empty (section 2); proposals are answered on their own page. */
export default function EmptyPage() {
  return <Page />;
}
