import { simulateCredit, type CreditSimulation } from '@portal/domain/finance';
import { formatAmountInput } from '@portal/domain/format';
import { useSearchParams } from '@portal/kit';
import { useMemo, useState } from 'react';
import { fieldsOfQuery, queryFromValues, valuesFromQuery } from './simulator-address';
import { eurosOf, isOfProject, type SimulatorField } from './simulator-fields';
import {
  readSimulator,
  type Simulated,
  type SimulatorErrors,
  type SimulatorValues,
  withAmountOfProject,
} from './simulator-values';

/** What is simulated and what it gives: the figures of a credit that can be computed. */
export interface Estimate {
  readonly simulated: Simulated;
  readonly credit: CreditSimulation;
}

export interface SimulatorState {
  readonly values: SimulatorValues;
  /** What is wrong with the fields that were left. */
  readonly errors: SimulatorErrors;
  readonly estimate: Estimate | undefined;
  /** The same when the last field was left: what is worth reading aloud. */
  readonly settledEstimate: Estimate | undefined;
  readonly type: (field: SimulatorField, text: string) => void;
  /** A field is left: its amount is written properly, its error shows, the address follows. */
  readonly leave: (field: SimulatorField) => void;
  readonly choose: (choice: Partial<Pick<SimulatorValues, 'purpose' | 'kind'>>) => void;
}

/**
 * The state of the simulator. It begins with the address, which follows when a field is left and not at each key: browsers
 * limit how often an address may be replaced.
 */
export function useSimulator(): SimulatorState {
  const [query, setQuery] = useSearchParams();
  const [values, setValues] = useState(() => valuesFromQuery(query));
  const [left, setLeft] = useState<ReadonlySet<SimulatorField>>(() => new Set(fieldsOfQuery(query)));
  const [settled, setSettled] = useState(values);
  const { estimate, errors } = useMemo(() => estimateOf(values), [values]);
  const settledEstimate = useMemo(() => estimateOf(settled).estimate, [settled]);

  const keep = (next: SimulatorValues) => {
    setValues(next);
    setSettled(next);
    const written = queryFromValues(next);
    if (written.toString() !== queryFromValues(valuesFromQuery(query)).toString())
      setQuery(written, { replace: true, preventScrollReset: true });
  };

  return {
    values,
    errors: Object.fromEntries(
      Object.entries(errors).filter(([field]) => [...left].some((each) => each === field)),
    ),
    estimate,
    settledEstimate,
    type: (field, text) => {
      const next = { ...values, [field]: text };
      setValues(isOfProject(field) ? withAmountOfProject(next) : next);
    },
    leave: (field) => {
      // The amount that follows from a project is as much left as its parts.
      setLeft(new Set([...left, field, ...(isOfProject(field) ? (['amount'] as const) : [])]));
      const amount = eurosOf(field, values[field]);
      keep(amount === undefined ? values : { ...values, [field]: formatAmountInput(amount) });
    },
    choose: (choice) => {
      const next = { ...values, ...choice };
      // Shares have no works: what is borrowed for them changes.
      keep(choice.purpose === undefined ? next : withAmountOfProject(next));
    },
  };
}

function estimateOf(values: SimulatorValues): {
  readonly estimate: Estimate | undefined;
  readonly errors: SimulatorErrors;
} {
  const { simulated, errors } = readSimulator(values);
  return { estimate: simulated && { simulated, credit: simulateCredit(simulated.terms) }, errors };
}
