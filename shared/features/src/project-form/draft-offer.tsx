import { formatDateTime, formatTime } from '@portal/domain/format';
import { useChangeField } from '@portal/forms';
import type { Draft } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Notice } from '@portal/ui/notice';
import { focusFirstField, PROJECT_NAMES, type ProjectField, type ProjectValues } from './project-table';

/** A draft that awaits the user's choice: from an earlier visit or another tab. */
export interface OfferedDraft {
  readonly draft: Draft;
  readonly from: 'earlier' | 'other-tab';
}

interface DraftOfferProps {
  readonly offered: OfferedDraft;
  /** The user answered: the draft may now be overwritten. */
  readonly onAnswered: (draft: Draft) => void;
  /** Discards the draft: the form becomes a new project. */
  readonly onDiscard: () => void;
}

/** Fills a draft into the fields, as if typed. */
export function fillFromDraft(draft: Draft, change: (name: ProjectField, value: string) => void): void {
  for (const name of PROJECT_NAMES) {
    const value = draft.values[name];
    if (value !== undefined) change(name, value);
  }
}

/** Offers the draft on this device: from an earlier visit, or being written in another tab. */
export function DraftOffer({ offered: { draft, from }, onAnswered, onDiscard }: DraftOfferProps) {
  const change = useChangeField<ProjectValues>();

  const answer = () => {
    onAnswered(draft);
    focusFirstField();
  };
  const discard = () => {
    onDiscard();
    focusFirstField();
  };
  const resume = () => {
    fillFromDraft(draft, change);
    answer();
  };

  if (from === 'other-tab')
    return (
      <Notice tone="you" role="alert">
        Ce projet est aussi ouvert dans un autre onglet, qui a enregistré sa saisie à{' '}
        {formatTime(draft.savedAt)}. Pour ne rien perdre, celle-ci ne la remplace pas sans votre accord.{' '}
        <Button variant="quiet" onClick={resume}>
          Reprendre l’autre saisie
        </Button>{' '}
        <Button variant="quiet" onClick={answer}>
          Garder celle-ci
        </Button>
      </Notice>
    );
  return (
    <Notice>
      Un brouillon du {formatDateTime(draft.savedAt)} existe.{' '}
      <Button variant="quiet" onClick={resume}>
        Reprendre
      </Button>{' '}
      <Button variant="quiet" onClick={discard}>
        Supprimer
      </Button>
    </Notice>
  );
}
