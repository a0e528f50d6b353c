import { formatDateTime } from '@portal/domain/format';
import { useChangeField, useFormStatus, useFormValues } from '@portal/forms';
import type { Draft, DraftSlot } from '@portal/kit';
import { Notice } from '@portal/ui/notice';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../editing';
import { draftFields, draftKey, withDraftKey } from './draft-key';
import { DraftOffer, fillFromDraft } from './draft-offer';
import { type DraftState, NO_DRAFT, type OfferedDraft } from './draft-state';
import type { ProjectValues } from './field-names';
import { changedFields } from './project-values';
import { onSentElsewhere, wasSent } from './sent-keys';
import type { RequestKey } from './use-request-key';

interface DraftKeeperProps {
  readonly slot: DraftSlot;
  readonly requestKey: RequestKey;
  /** The project left from another tab: nothing of it is kept any more. */
  readonly isSentElsewhere: boolean;
  readonly initialValues: ProjectValues;
  readonly state: DraftState;
  readonly onState: (state: DraftState) => void;
}

/**
 * Keeps what is typed on this device, at each change: there is never a moment in which leaving loses something. Offers
 * what was kept before or what another tab keeps meanwhile, never writes over it unasked, and asks before leaving when
 * something is not kept.
 */
export function DraftKeeper({
  slot,
  requestKey,
  isSentElsewhere,
  initialValues,
  state,
  onState,
}: DraftKeeperProps) {
  const values = useFormValues<ProjectValues>();
  const { dirty } = useFormStatus();
  const [offered, setOffered] = useState(() => offerOf(slot.read(), 'earlier'));
  /** Instant of the draft that this form wrote, or was told to write over. */
  const ours = useRef<string>(undefined);
  const change = useChangeField<ProjectValues>();
  const [broughtBack, setBroughtBack] = useState<Draft>();
  /** What was put back: once, whatever is typed afterwards. */
  const filled = useRef<Draft>(undefined);

  // Whose session ended under their hands, and who signed in again, goes on where they were.
  useEffect(() => {
    if (offered?.from !== 'earlier' || !slot.wasInterrupted()) return;
    // oxlint-disable-next-line react/set-state-in-effect -- asking makes the slot forget: not while rendering
    setOffered(undefined);
    setBroughtBack(offered.draft);
  }, [offered, slot]);

  // The name that arrives from the profile is not typed: only what the form itself counts as changed is.
  const typed = useMemo(
    () => (dirty ? changedFields(values, initialValues) : {}),
    [dirty, values, initialValues],
  );

  useEffect(() => {
    if (isSentElsewhere || requestKey.check()) {
      onState(NO_DRAFT);
      return;
    }
    if (!slot.isOpen()) return;
    const kept = slot.read();
    const isOurs = kept !== undefined && kept.savedAt === ours.current;
    if (Object.keys(typed).length === 0) {
      // A draft that this form did not write may be that of another tab.
      if (isOurs) slot.remove();
      onState(NO_DRAFT);
    } else if (offered !== undefined) {
      // Unanswered, it is the same project until it is discarded: sent from one tab, it is sent.
      requestKey.adopt(draftKey(offered.draft));
      onState({ status: offered.from === 'earlier' ? 'waiting' : 'elsewhere' });
    } else if (kept !== undefined && !isOurs && !holdsTheSame(kept, typed)) {
      setOffered({ draft: kept, from: 'other-tab' });
    } else {
      requestKey.adopt(draftKey(kept));
      const savedAt = slot.write(withDraftKey(typed, requestKey.current()));
      ours.current = savedAt;
      onState(savedAt === undefined ? { status: 'refused' } : { status: 'kept', savedAt });
    }
  }, [slot, requestKey, isSentElsewhere, typed, offered, onState]);

  // A commit later, and after the keeping above: by then the fields are there to hold what comes back, and the draft is
  // not taken for one whose words were all taken back.
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
          Votre saisie du {formatDateTime(broughtBack.savedAt)} est de nouveau dans le formulaire.
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
          }}
        />
      )}
      <LeaveGuard isUnsaved={UNSAVED.includes(state.status)} asks={slot.isOpen} />
    </>
  );
}

const UNSAVED: readonly DraftState['status'][] = ['refused', 'waiting', 'elsewhere'];

const offerOf = (draft: Draft | undefined, from: OfferedDraft['from']): OfferedDraft | undefined =>
  draft && { draft, from };

function holdsTheSame(draft: Draft, typed: Partial<ProjectValues>): boolean {
  const values = draftFields(draft);
  const names = new Set([...Object.keys(values), ...Object.keys(typed)]);
  return [...names].every((name) => values[name] === typed[name as keyof ProjectValues]);
}
