import { formatCount } from '@portal/domain/format';
import {
  canDecide,
  hasDeadline,
  isEndingSoon,
  type Proposition,
  validityOf,
} from '@portal/domain/proposition';
import type { ReactNode } from 'react';
import { serverTime } from '../resource';
import styles from './proposition-list.module.css';

/** What is left of a proposal, for staff: bold in its last week, never amber, since the applicant has to answer. */
export function ExpiryText({ proposition }: { readonly proposition: Proposition }) {
  const now = serverTime();
  const words = expiryWords(proposition, now);
  return isEndingSoon(proposition, now) ? <b>{words}</b> : words;
}

/** On a phone « 22 jours » and « expirée »: the status beside it keeps its room. */
function expiryWords(proposition: Proposition, now: Date): ReactNode {
  if (!canDecide(proposition)) return 'réponse reçue';
  if (!hasDeadline(proposition, now)) return null;
  const validity = validityOf(proposition, now);
  switch (validity.kind) {
    case 'open-ended':
      return null;
    case 'expired':
      return (
        <>
          expirée<span className={styles.roomy}> il y a {formatCount(validity.daysAgo, 'jour')}</span>
        </>
      );
    case 'valid':
      if (validity.daysLeft === 0) return 'dernier jour';
      return (
        <>
          <span className={styles.roomy}>encore </span>
          {formatCount(validity.daysLeft, 'jour')}
        </>
      );
  }
}
