import { formatTime } from '@portal/domain/format';
import { Check, Icon } from '@portal/ui/icon';
import styles from './project-form.module.css';

/** State of a form's draft. */
export type DraftState =
  | { readonly status: 'none' }
  /** All input is stored on this device; `savedAt` is an ISO instant. */
  | { readonly status: 'kept'; readonly savedAt: string }
  /** An older draft awaits the user's choice and is not overwritten meanwhile. */
  | { readonly status: 'waiting' }
  /** Another tab is storing its input: ask before overwriting it. */
  | { readonly status: 'elsewhere' }
  /** The browser's storage is blocked or full. */
  | { readonly status: 'refused' };

export const NO_DRAFT: DraftState = { status: 'none' };

/** When the input was last stored, or why it is not. Rendered from the start, so that changes are announced. */
export function DraftStatus({ state }: { readonly state: DraftState }) {
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
      return 'Choisissez d’abord de reprendre ou de supprimer votre brouillon\u00A0: votre nouvelle saisie n’est pas encore enregistrée.';
    case 'elsewhere':
      return 'Choisissez d’abord entre les deux onglets\u00A0: la saisie de cet onglet n’est pas encore enregistrée.';
    case 'refused':
      return 'Votre navigateur n’enregistre pas de brouillon. Gardez cette page ouverte jusqu’à l’envoi.';
  }
}
