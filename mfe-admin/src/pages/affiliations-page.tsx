import { withShortcuts } from '@portal/features/shortcuts';
import { Affiliations } from '../affiliations/affiliations';

/** The partners whose links bring visitors. */
function AffiliationsPage() {
  return <Affiliations portalOrigin={window.location.origin} />;
}

export default withShortcuts(AffiliationsPage);
