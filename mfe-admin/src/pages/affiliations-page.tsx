import { withShortcuts } from '@portal/features/shortcuts';
import { Affiliations } from '../affiliations/affiliations';

function AffiliationsPage() {
  return <Affiliations portalOrigin={window.location.origin} />;
}

export default withShortcuts(AffiliationsPage);
