import { formatDateTime } from '@portal/domain/format';
import { useChangeField, useFormStatus, useFormValues } from '@portal/forms';
import type { Draft, DraftSlot } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Notice } from '@portal/ui/notice';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type DraftState, NO_DRAFT } from './draft-state';
import { LeaveGuard } from './leave-guard';
import { PROJECT_BLOCKS } from './project-blocks';
import { changedFields, type ProjectField, type ProjectValues } from './project-values';

interface DraftKeeperProps {
  readonly slot: DraftSlot;
  readonly initialValues: ProjectValues;
  readonly state: DraftState;
  readonly onState: (state: DraftState) => void;
}

/**
 * Keeps what is typed on this device, at each change: there is never a moment in which leaving loses something. Offers
 * what was kept before, and asks before leaving when the browser keeps nothing.
 */
export function DraftKeeper({ slot, initialValues, state, onState }: DraftKeeperProps) {
  const values = useFormValues<ProjectValues>();
  const { dirty } = useFormStatus();
  const [offered, setOffered] = useState(slot.read);
  const hasKept = useRef(false);
  // The name that arrives from the profile is not typed: only what the form itself counts as changed is.
  const typed = useMemo(
    () => (dirty ? changedFields(values, initialValues) : {}),
    [dirty, values, initialValues],
  );

  useEffect(() => {
    if (!slot.isOpen()) return;
    if (Object.keys(typed).length === 0) {
      // A draft that this form did not write may be that of another tab.
      if (hasKept.current) slot.remove();
      hasKept.current = false;
      onState(NO_DRAFT);
    } else if (offered !== undefined) {
      onState({ status: 'waiting' });
    } else {
      const savedAt = slot.write(typed);
      hasKept.current = savedAt !== undefined;
      onState(savedAt === undefined ? { status: 'refused' } : { status: 'kept', savedAt });
    }
  }, [slot, typed, offered, onState]);

  return (
    <>
      {offered !== undefined && (
        <DraftOffer draft={offered} onAnswered={() => setOffered(undefined)} onDiscard={slot.remove} />
      )}
      <LeaveGuard slot={slot} isUnsaved={state.status === 'refused' || state.status === 'waiting'} />
    </>
  );
}

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onAnswered: () => void;
  readonly onDiscard: () => void;
}

function DraftOffer({ draft, onAnswered, onDiscard }: DraftOfferProps) {
  const change = useChangeField<ProjectValues>();

  const answer = () => {
    onAnswered();
    // The button that had the focus goes: the form takes it.
    document.querySelector<HTMLElement>(`#${PROJECT_BLOCKS[0].id} input`)?.focus();
  };
  const resume = () => {
    for (const name of FIELDS) {
      const value = draft.values[name];
      if (value !== undefined) change(name, value);
    }
    answer();
  };
  const discard = () => {
    onDiscard();
    answer();
  };

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

const FIELDS: readonly ProjectField[] = PROJECT_BLOCKS.flatMap(({ fields }) => [...fields]);
