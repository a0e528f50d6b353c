import { type FollowUpReason, followUpWords } from '@portal/domain/follow-up';
import { Clock, Hourglass, Icon } from '@portal/ui/icon';
import styles from './project-list.module.css';

/** Why a project needs a follow-up: « Sans contact depuis 21 jours ». */
export function FollowUpNotes({ reasons }: { readonly reasons: readonly FollowUpReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label="À relancer">
      {reasons.map((reason) => (
        <li key={followUpWords(reason)} className={styles.reason}>
          <Icon glyph={reason.kind === 'quiet' ? Clock : Hourglass} size="sm" />
          {followUpWords(reason)}
        </li>
      ))}
    </ul>
  );
}
