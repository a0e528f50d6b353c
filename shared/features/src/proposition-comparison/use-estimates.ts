import { type CreditSimulation, simulateCredit } from '@portal/domain/finance';
import type { Project } from '@portal/domain/project';
import { announcedOffer, type Proposition, propositionTitle } from '@portal/domain/proposition';
import { useAfterPress } from '@portal/forms';
import { kit } from '@portal/kit';
import { useMemo, useState } from 'react';
import {
  type EstimateErrors,
  type EstimateField,
  type EstimateValues,
  readEstimate,
  startingValues,
} from './estimate-values';

/** Bump when a field changes its meaning: older drafts are then ignored. */
const DRAFT_VERSION = 2;

export interface Compared {
  readonly proposition: Proposition;
  /** « Prêteur A », or the number where the text names nobody, or two of them name the same one. */
  readonly name: string;
  readonly values: EstimateValues;
  readonly errors: EstimateErrors;
  /** Undefined until amount, duration and rate are given. */
  readonly credit: CreditSimulation | undefined;
  readonly isUntouched: boolean;
}

export type Estimates = ReturnType<typeof useEstimates>;

type Typed = Readonly<Record<number, Partial<EstimateValues>>>;

const slotOf = (id: number) => kit().drafts.slot(`proposition-estimate/${String(id)}`, DRAFT_VERSION);

/**
 * Input for each proposal and its cost. Stored on the device as it is typed, so that a reload loses nothing; never
 * sent. `propositions` are those of `all` being compared.
 */
export function useEstimates(
  project: Project,
  all: readonly Proposition[],
  propositions: readonly Proposition[],
) {
  const [typed, setTyped] = useState(() => readDrafts(all));
  const afterPress = useAfterPress();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const offers = useMemo(
    () => propositions.map(({ description }) => announcedOffer(description)),
    [propositions],
  );
  const lenders = offers.map(({ lender }) => lender);
  const isAlone = (lender: string) => lenders.indexOf(lender) === lenders.lastIndexOf(lender);
  const compared = propositions.map((proposition, index): Compared => {
    const { id } = proposition;
    const offer = offers[index] ?? announcedOffer(proposition.description);
    const values = { ...startingValues(project, offer), ...typed[id] };
    const { terms, errors } = readEstimate(values);
    return {
      proposition,
      name:
        offer.lender !== undefined && isAlone(offer.lender) ? offer.lender : propositionTitle(proposition),
      values,
      errors: Object.fromEntries(
        Object.entries(errors).filter(([field]) => left.has(`${String(id)}/${field}`)),
      ),
      credit: terms === undefined ? undefined : simulateCredit(terms),
      isUntouched: typed[id] === undefined,
    };
  });

  return {
    compared,
    type(id: number, change: Partial<EstimateValues>) {
      const values = { ...typed[id], ...change };
      setTyped((before) => ({ ...before, [id]: values }));
      slotOf(id).write({ ...values });
    },
    leave: (id: number, field: EstimateField) =>
      afterPress(() => setLeft((before) => new Set([...before, `${String(id)}/${field}`]))),
    clear() {
      for (const { id } of propositions) slotOf(id).remove();
      setTyped({});
      setLeft(new Set());
    },
  };
}

/** What was typed over the initial values. */
const readDrafts = (propositions: readonly Proposition[]): Typed =>
  Object.fromEntries(
    propositions.flatMap(({ id }) => {
      const values = slotOf(id).read()?.values;
      return values === undefined ? [] : [[id, values]];
    }),
  );
