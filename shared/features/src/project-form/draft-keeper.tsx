import { formatLongDateTime, formatTime } from '@portal/domain/format';
import { useChangeField, useFormStatus, useFormValues } from '@portal/forms';
import type { Draft, DraftSlot } from '@portal/kit';
import { Button, ButtonRow } from '@portal/ui/button';
import { Check, Icon } from '@portal/ui/icon';
import { Cluster } from '@portal/ui/layout';
import { Notice } from '@portal/ui/notice';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../editing';
import styles from './project-form.module.css';
import {
  changedFields,
  focusFirstField,
  PROJECT_NAMES,
  type ProjectField,
  type ProjectValues,
} from './project-table';
import {
  draftFields,
  draftKey,
  onSentElsewhere,
  type RequestKey,
  wasSent,
  withDraftKey,
} from './request-key';

interface DraftKeeperProps {
  readonly slot: DraftSlot;
  readonly requestKey: RequestKey;
  /** The project was submitted in another tab: stop keeping a draft. */
  readonly isSentElsewhere: boolean;
  readonly initialValues: ProjectValues;
  readonly onState: (state: DraftState) => void;
}

/**
 * Stores input on this device at each change, so that leaving never loses anything. Offers an earlier draft, or one
 * that another tab is writing, and never overwrites it unasked. Asks before leaving with input that could not be
 * stored.
 */
export function DraftKeeper({ slot, requestKey, isSentElsewhere, initialValues, onState }: DraftKeeperProps) {
  const [state, setState] = useState(NO_DRAFT);
  const values = useFormValues<ProjectValues>();
  const { dirty } = useFormStatus();
  const [offered, setOffered] = useState((): OfferedDraft | undefined => {
    const draft = slot.read();
    return draft && { draft, from: 'earlier' };
  });
  /** Instant of the draft written by this form, or that it was allowed to overwrite. */
  const ours = useRef<string>(undefined);
  const change = useChangeField<ProjectValues>();
  const [broughtBack, setBroughtBack] = useState<Draft>();
  /** The restored draft: restored once only, whatever is typed later. */
  const filled = useRef<Draft>(undefined);

  // After an expired session, a user who signs in again continues where they were.
  useEffect(() => {
    if (offered?.from !== 'earlier' || !slot.wasInterrupted()) return;
    // oxlint-disable-next-line react/set-state-in-effect -- reading clears the flag in the slot: not during render
    setOffered(undefined);
    setBroughtBack(offered.draft);
  }, [offered, slot]);

  // A name prefilled from the profile is not user input: only fields the form counts as changed are.
  const typed = useMemo(
    () => (dirty ? changedFields(values, initialValues) : {}),
    [dirty, values, initialValues],
  );

  useEffect(() => {
    const tell = (next: DraftState) => {
      setState(next);
      onState(next);
    };
    if (isSentElsewhere || requestKey.check()) {
      tell(NO_DRAFT);
      return;
    }
    if (!slot.isOpen()) return;
    const kept = slot.read();
    const isOurs = kept !== undefined && kept.savedAt === ours.current;
    if (Object.keys(typed).length === 0) {
      // A draft not written by this form may belong to another tab.
      if (isOurs) slot.remove();
      tell(NO_DRAFT);
    } else if (offered !== undefined) {
      // An unanswered draft is the same project until discarded: submitting it in one tab submits it for all.
      requestKey.adopt(draftKey(offered.draft));
      tell({ status: offered.from === 'earlier' ? 'waiting' : 'elsewhere' });
    } else if (kept !== undefined && !isOurs && !holdsTheSame(kept, typed)) {
      setOffered({ draft: kept, from: 'other-tab' });
    } else {
      requestKey.adopt(draftKey(kept));
      const savedAt = slot.write(withDraftKey(typed, requestKey.current()));
      ours.current = savedAt;
      tell(savedAt === undefined ? { status: 'refused' } : { status: 'kept', savedAt });
    }
  }, [slot, requestKey, isSentElsewhere, typed, offered, onState]);

  // One commit later and after the effect that stores input: by then the fields are registered, and the draft is not
  // mistaken for one whose input was all undone.
  useEffect(() => {
    if (broughtBack === undefined || filled.current === broughtBack) return;
    filled.current = broughtBack;
    requestKey.adopt(draftKey(broughtBack));
    ours.current = broughtBack.savedAt;
    fillFromDraft(broughtBack, change);
  }, [broughtBack, change, requestKey]);

  useEffect(
    () => onSentElsewhere(() => setOffered((still) => (wasSent(draftKey(still?.draft)) ? undefined : still))),
    [],
  );

  return (
    <>
      {broughtBack !== undefined && !isSentElsewhere && (
        <Notice role="status">
          Votre saisie du {formatLongDateTime(broughtBack.savedAt)} est de nouveau dans le formulaire.
        </Notice>
      )}
      {offered !== undefined && !isSentElsewhere && (
        <DraftOffer
          offered={offered}
          onAnswered={(draft) => {
            requestKey.adopt(draftKey(draft));
            ours.current = draft.savedAt;
            setOffered(undefined);
          }}
          onDiscard={() => {
            slot.remove();
            requestKey.renew();
            setOffered(undefined);
            focusFirstField();
          }}
        />
      )}
      <LeaveGuard isUnsaved={UNSAVED.includes(state.status)} asks={slot.isOpen} />
    </>
  );
}

const UNSAVED: readonly DraftState['status'][] = ['refused', 'waiting', 'elsewhere'];

function holdsTheSame(draft: Draft, typed: Partial<ProjectValues>): boolean {
  const values = draftFields(draft);
  const names = new Set([...Object.keys(values), ...Object.keys(typed)]);
  return [...names].every((name) => values[name] === typed[name as keyof ProjectValues]);
}

interface OfferedDraft {
  readonly draft: Draft;
  readonly from: 'earlier' | 'other-tab';
}

interface DraftOfferProps {
  readonly offered: OfferedDraft;
  readonly onAnswered: (draft: Draft) => void;
  readonly onDiscard: () => void;
}

function fillFromDraft(draft: Draft, change: (name: ProjectField, value: string) => void): void {
  for (const name of PROJECT_NAMES) {
    const value = draft.values[name];
    if (value !== undefined) change(name, value);
  }
}

/** Offers the draft on this device: from an earlier visit, or being written in another tab. */
function DraftOffer({ offered: { draft, from }, onAnswered, onDiscard }: DraftOfferProps) {
  const change = useChangeField<ProjectValues>();

  const answer = () => {
    onAnswered(draft);
    focusFirstField();
  };
  const resume = () => {
    fillFromDraft(draft, change);
    answer();
  };

  if (from === 'other-tab')
    return (
      <Notice tone="you" role="alert">
        Ce projet est aussi ouvert dans un autre onglet, dont la saisie a été enregistrée à{' '}
        {formatTime(draft.savedAt)}. Pour que rien ne soit perdu, ce que vous saisissez ici ne la remplacera
        pas sans votre accord.{' '}
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
      <p>Vous avez un brouillon du {formatLongDateTime(draft.savedAt)}.</p>
      <ButtonRow className={styles.answers}>
        <Button onClick={resume}>Reprendre</Button>
        <Button variant="quiet" onClick={onDiscard}>
          Supprimer
        </Button>
      </ButtonRow>
    </Notice>
  );
}

/** What becomes of the input on this device. */
export type DraftState =
  | { readonly status: keyof typeof WORDS }
  /** `savedAt` is an ISO instant. */
  | { readonly status: 'kept'; readonly savedAt: string };

const WORDS = {
  none: '',
  /** An older draft awaits the user's choice and is not overwritten meanwhile. */
  waiting:
    'Choisissez d’abord de reprendre ou de supprimer votre brouillon\u00A0: votre nouvelle saisie n’est pas encore enregistrée.',
  /** Another tab is storing its input: ask before overwriting it. */
  elsewhere:
    'Choisissez d’abord entre les deux onglets\u00A0: la saisie de cet onglet n’est pas encore enregistrée.',
  /** The browser's storage is blocked or full. */
  refused: 'Votre navigateur n’enregistre pas de brouillon. Gardez cette page ouverte jusqu’à l’envoi.',
} as const;

export const NO_DRAFT: DraftState = { status: 'none' };

/** When the input was last stored, or why it is not. Rendered from the start, so that changes are announced. */
export function DraftStatus({ state }: { readonly state: DraftState }) {
  return (
    <Cluster as="p" gap={2} role="status" className={styles.status} data-screen-only>
      {state.status === 'kept' && <Icon glyph={Check} size="sm" />}
      {state.status === 'kept'
        ? `Brouillon enregistré sur cet appareil à ${formatTime(state.savedAt)}.`
        : WORDS[state.status]}
    </Cluster>
  );
}
