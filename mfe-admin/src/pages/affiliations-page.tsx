import { Affiliations } from '../affiliations/affiliations';

export default function AffiliationsPage() {
  return <Affiliations portalOrigin={window.location.origin} />;
}
