import { type CreditSimulation, simulateCredit } from '@portal/domain/finance';
import { formatAmountInput } from '@portal/domain/format';
import { useSearchParams } from '@portal/kit';
import { useMemo, useState } from 'react';
import { openIn } from '../routes';
import {
  eurosOf,
  readSimulator,
  type Simulated,
  type SimulatorErrors,
  type SimulatorValues,
  STARTING_VALUES,
  withAmountOfProject,
} from './simulator-fields';
import { isAsked, isOfProject, SIMULATOR_FIELDS, type SimulatorField } from './simulator-table';

export interface Estimate {
  readonly simulated: Simulated;
  readonly credit: CreditSimulation;
}

export type SimulatorState = ReturnType<typeof useSimulator>;

/** Starts from the URL, which is updated on blur: browsers limit how often a URL may be replaced. */
export function useSimulator() {
  const [query, setQuery] = useSearchParams();
  const [values, setValues] = useState(() => valuesFromQuery(query));
  const [left, setLeft] = useState<ReadonlySet<SimulatorField>>(() => new Set(fieldsOfQuery(query)));
  const [settled, setSettled] = useState(values);
  const { estimate, errors } = useMemo(() => estimateOf(values), [values]);
  const settledEstimate = useMemo(() => estimateOf(settled).estimate, [settled]);

  const keep = (next: SimulatorValues) => {
    setValues(next);
    setSettled(next);
    const written = queryFromValues(next).toString();
    if (written !== queryFromValues(valuesFromQuery(query)).toString())
      setQuery([written, openIn(query)].filter((part) => part !== '').join('&'), {
        replace: true,
        preventScrollReset: true,
      });
  };

  /** A field lost focus: formats its amount, shows its error, updates the URL. */
  const leave = (field: SimulatorField) => {
    // The computed amount counts as left together with its parts.
    setLeft(new Set([...left, field, ...(isOfProject(field) ? (['amount'] as const) : [])]));
    const amount = eurosOf(field, values[field]);
    keep(amount === undefined ? values : { ...values, [field]: formatAmountInput(amount) });
  };

  return {
    values,
    /** Of fields that have lost focus. */
    errors: Object.fromEntries(
      Object.entries(errors).filter(([field]) => [...left].some((each) => each === field)),
    ) as SimulatorErrors,
    estimate,
    /** As of the last field left, for screen readers to announce. */
    settledEstimate,
    /** Of the values of the moment, without the means of the household. */
    query: queryFromValues(values).toString(),
    type: (field: SimulatorField, text: string) => {
      const next = { ...values, [field]: text };
      setValues(isOfProject(field) ? withAmountOfProject(next) : next);
    },
    leave,
    choose: (choice: Partial<Pick<SimulatorValues, 'purpose' | 'kind'>>) => {
      const next = { ...values, ...choice };
      // Shares have no works, so the amount changes.
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

/** Fields stored in the URL, with their parameter names. */
const SHARED = (Object.keys(SIMULATOR_FIELDS) as SimulatorField[]).flatMap((field) => {
  const { query } = SIMULATOR_FIELDS[field];
  return query === undefined ? [] : [{ field, name: query }];
});
const LONGEST = 20;

function valuesFromQuery(query: URLSearchParams): SimulatorValues {
  const texts = SHARED.flatMap(({ field, name }) => {
    const text = query.get(name)?.slice(0, LONGEST);
    if (text === undefined) return [];
    const amount = eurosOf(field, text);
    return [[field, amount === undefined ? text.replace('.', ',') : formatAmountInput(amount)] as const];
  });
  return {
    ...STARTING_VALUES,
    ...Object.fromEntries(texts),
    purpose: query.get('projet') === 'scpi' ? 'scpi' : 'property',
    kind: query.get('remboursement') === 'in-fine' ? 'interest-only' : 'amortising',
  };
}

function queryFromValues(values: SimulatorValues): URLSearchParams {
  const query = new URLSearchParams();
  if (values.purpose === 'scpi') query.set('projet', 'scpi');
  if (values.kind === 'interest-only') query.set('remboursement', 'in-fine');
  for (const { field, name } of SHARED) {
    if (values.purpose === 'property' && !isAsked(field, 'property')) continue;
    if (isOfProject(field) && values[field].trim() === '') continue;
    query.set(
      name,
      values[field]
        .replace(/[\s€%]/g, '')
        .replace(',', '.')
        .slice(0, LONGEST),
    );
  }
  return query;
}

/** Fields present in the query: their errors show at once. */
const fieldsOfQuery = (query: URLSearchParams): readonly SimulatorField[] =>
  SHARED.filter(({ name }) => query.has(name)).map(({ field }) => field);
