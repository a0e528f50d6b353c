import { Affiliations } from '../affiliations/affiliations';

/** The partners whose links bring visitors. */
export default function AffiliationsPage() {
  return <Affiliations portalOrigin={window.location.origin} />;
}
