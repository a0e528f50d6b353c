import { formatCount } from '@portal/domain/format';
import {
  canDecide,
  canStillAnswer,
  isEndingSoon,
  type Proposition,
  validityOf,
} from '@portal/domain/proposition';

/** What is left of a proposal, for staff: bold in its last week, never amber, since the applicant has to answer. */
export function ExpiryText({ proposition }: { readonly proposition: Proposition }) {
  const now = new Date();
  const words = expiryWords(proposition, now);
  if (words === '') return null;
  return isEndingSoon(proposition, now) ? <b>{words}</b> : words;
}

function expiryWords(proposition: Proposition, now: Date): string {
  if (!canDecide(proposition)) return 'réponse reçue';
  if (!canStillAnswer(proposition)) return '';
  const validity = validityOf(proposition, now);
  switch (validity.kind) {
    case 'open-ended':
      return '';
    case 'expired':
      return `depuis ${formatCount(validity.daysAgo, 'jour')}`;
    case 'valid':
      return validity.daysLeft === 0 ? 'dernier jour' : `encore ${formatCount(validity.daysLeft, 'jour')}`;
  }
}
