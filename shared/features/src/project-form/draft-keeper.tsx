import { useFormStatus, useFormValues } from '@portal/forms';
import type { Draft, DraftSlot } from '@portal/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DraftOffer } from './draft-offer';
import { type DraftState, NO_DRAFT, type OfferedDraft } from './draft-state';
import { LeaveGuard } from './leave-guard';
import { changedFields, type ProjectValues } from './project-values';

interface DraftKeeperProps {
  readonly slot: DraftSlot;
  readonly initialValues: ProjectValues;
  readonly state: DraftState;
  readonly onState: (state: DraftState) => void;
}

/**
 * Keeps what is typed on this device, at each change: there is never a moment in which leaving loses something. Offers
 * what was kept before or what another tab keeps meanwhile, never writes over it unasked, and asks before leaving when
 * something is not kept.
 */
export function DraftKeeper({ slot, initialValues, state, onState }: DraftKeeperProps) {
  const values = useFormValues<ProjectValues>();
  const { dirty } = useFormStatus();
  const [offered, setOffered] = useState(() => offerOf(slot.read(), 'earlier'));
  /** Instant of the draft that this form wrote, or was told to write over. */
  const ours = useRef<string>(undefined);
  // The name that arrives from the profile is not typed: only what the form itself counts as changed is.
  const typed = useMemo(
    () => (dirty ? changedFields(values, initialValues) : {}),
    [dirty, values, initialValues],
  );

  useEffect(() => {
    if (!slot.isOpen()) return;
    const kept = slot.read();
    const isOurs = kept !== undefined && kept.savedAt === ours.current;
    if (Object.keys(typed).length === 0) {
      // A draft that this form did not write may be that of another tab.
      if (isOurs) slot.remove();
      onState(NO_DRAFT);
    } else if (offered !== undefined) {
      onState({ status: offered.from === 'earlier' ? 'waiting' : 'elsewhere' });
    } else if (kept !== undefined && !isOurs && !holdsTheSame(kept, typed)) {
      setOffered({ draft: kept, from: 'other-tab' });
    } else {
      const savedAt = slot.write(typed);
      ours.current = savedAt;
      onState(savedAt === undefined ? { status: 'refused' } : { status: 'kept', savedAt });
    }
  }, [slot, typed, offered, onState]);

  return (
    <>
      {offered !== undefined && (
        <DraftOffer
          offered={offered}
          onAnswered={({ savedAt }) => {
            ours.current = savedAt;
            setOffered(undefined);
          }}
          onDiscard={slot.remove}
        />
      )}
      <LeaveGuard slot={slot} isUnsaved={UNSAVED.includes(state.status)} />
    </>
  );
}

const UNSAVED: readonly DraftState['status'][] = ['refused', 'waiting', 'elsewhere'];

const offerOf = (draft: Draft | undefined, from: OfferedDraft['from']): OfferedDraft | undefined =>
  draft && { draft, from };

function holdsTheSame({ values }: Draft, typed: Partial<ProjectValues>): boolean {
  const names = new Set([...Object.keys(values), ...Object.keys(typed)]);
  return [...names].every((name) => values[name] === typed[name as keyof ProjectValues]);
}
