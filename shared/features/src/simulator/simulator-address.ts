import { formatAmountInput, parseAmount } from '@portal/domain/format';
import { STARTING_VALUES, type SimulatorField, type SimulatorValues } from './simulator-values';

/**
 * Names in the query of the address. The income and the credits in progress of a household are left out on purpose: an
 * address is shared, kept in histories and written in the journals of servers.
 */
const NAMES = {
  price: 'prix',
  works: 'travaux',
  contribution: 'apport',
  amount: 'montant',
  years: 'duree',
  rate: 'taux',
  insurance: 'assurance',
  fees: 'frais',
  distribution: 'distribution',
  enjoyment: 'jouissance',
} as const satisfies Partial<Record<SimulatorField, string>>;

type SharedField = keyof typeof NAMES;

const SHARED = Object.keys(NAMES).filter((name): name is SharedField => name in NAMES);
const SCPI_ONLY: readonly SharedField[] = ['distribution', 'enjoyment'];
const PROJECT: readonly SharedField[] = ['price', 'works', 'contribution'];
const AMOUNTS: readonly SharedField[] = [...PROJECT, 'amount', 'fees'];
const LONGEST = 20;

/** What an address says of a simulation; what it does not say is as at the start. */
export function valuesFromQuery(query: URLSearchParams): SimulatorValues {
  const texts = SHARED.flatMap((field) => {
    const text = query.get(NAMES[field])?.slice(0, LONGEST);
    if (text === undefined) return [];
    const amount = AMOUNTS.includes(field) ? parseAmount(text) : undefined;
    return [[field, amount === undefined ? text.replace('.', ',') : formatAmountInput(amount)] as const];
  });
  return {
    ...STARTING_VALUES,
    ...Object.fromEntries(texts),
    purpose: query.get('projet') === 'scpi' ? 'scpi' : 'property',
    kind: query.get('remboursement') === 'in-fine' ? 'interest-only' : 'amortising',
  };
}

/** The query of a simulation, so that it can be reloaded and shared. */
export function queryFromValues(values: SimulatorValues): URLSearchParams {
  const query = new URLSearchParams();
  if (values.purpose === 'scpi') query.set('projet', 'scpi');
  if (values.kind === 'interest-only') query.set('remboursement', 'in-fine');
  for (const field of SHARED) {
    if (values.purpose === 'property' && SCPI_ONLY.includes(field)) continue;
    if (PROJECT.includes(field) && values[field].trim() === '') continue;
    query.set(
      NAMES[field],
      values[field]
        .replace(/[\s€%]/g, '')
        .replace(',', '.')
        .slice(0, LONGEST),
    );
  }
  return query;
}

/** The fields that an address gives: what is wrong with them is said at once. */
export const fieldsOfQuery = (query: URLSearchParams): readonly SimulatorField[] =>
  SHARED.filter((field) => query.has(NAMES[field]));
