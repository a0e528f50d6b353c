import { formatTime } from '@portal/domain/format';
import { Check, Icon } from '@portal/ui/icon';
import type { DraftState } from './draft-state';
import styles from './draft-status.module.css';

interface DraftStatusProps {
  readonly state: DraftState;
}

/** When the input was last stored, or why it is not. Rendered from the start, so that changes are announced. */
export function DraftStatus({ state }: DraftStatusProps) {
  return (
    <p role="status" className={styles.status}>
      {state.status === 'kept' && <Icon glyph={Check} size="sm" />}
      {wordsOf(state)}
    </p>
  );
}

function wordsOf(state: DraftState): string {
  switch (state.status) {
    case 'none':
      return '';
    case 'kept':
      return `Brouillon enregistré sur cet appareil à ${formatTime(state.savedAt)}.`;
    case 'waiting':
      return 'Choisissez d’abord de reprendre ou de supprimer votre brouillon\u202F: votre nouvelle saisie n’est pas encore enregistrée.';
    case 'elsewhere':
      return 'Choisissez d’abord entre les deux onglets\u202F: la saisie de celui-ci n’est pas encore enregistrée.';
    case 'refused':
      return 'Votre navigateur n’enregistre pas de brouillon. Gardez cette page ouverte jusqu’à l’envoi.';
  }
}
