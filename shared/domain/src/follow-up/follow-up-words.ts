import { formatCount } from '../format/words';
import type { FollowUpReason } from './follow-up';

/**
 * The reason as text: `Sans contact depuis 21 jours`, `Jamais contacté, créé il y a 21 jours`, `Proposition n° 1042 :
 * expire dans 3 jours`.
 */
export function followUpWords(reason: FollowUpReason): string {
  if (reason.kind === 'quiet') {
    const days = formatCount(reason.days, 'jour');
    switch (reason.since) {
      case 'contact':
        return `Sans contact depuis ${days}`;
      case 'creation':
        return `Jamais contacté, créé il y a ${days}`;
      case 'unknown':
        return `Dernier contact inconnu, créé il y a ${days}`;
    }
  }
  const name = reason.number === '' ? String(reason.propositionId) : reason.number;
  return `Proposition n°\u00A0${name}\u00A0: ${endWords(reason.daysLeft)}`;
}

function endWords(daysLeft: number): string {
  if (daysLeft === 0) return 'expire aujourd’hui';
  return daysLeft === 1 ? 'expire demain' : `expire dans ${formatCount(daysLeft, 'jour')}`;
}
