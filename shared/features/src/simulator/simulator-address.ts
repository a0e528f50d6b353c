import { formatAmountInput } from '@portal/domain/format';
import { eurosOf, isAsked, isOfProject, SIMULATOR_FIELDS, type SimulatorField } from './simulator-fields';
import { STARTING_VALUES, type SimulatorValues } from './simulator-values';

/** Fields stored in the URL, with their parameter names. */
const SHARED = (Object.keys(SIMULATOR_FIELDS) as SimulatorField[]).flatMap((field) => {
  const { query } = SIMULATOR_FIELDS[field];
  return query === undefined ? [] : [{ field, name: query }];
});
const LONGEST = 20;

/** Values from a query string; missing ones keep their defaults. */
export function valuesFromQuery(query: URLSearchParams): SimulatorValues {
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

/** Query string of a simulation, for reloads and shared links. */
export function queryFromValues(values: SimulatorValues): URLSearchParams {
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
export const fieldsOfQuery = (query: URLSearchParams): readonly SimulatorField[] =>
  SHARED.filter(({ name }) => query.has(name)).map(({ field }) => field);
