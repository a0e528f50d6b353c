import { createSafeStorage } from '@portal/kit';

/** Figures of a simulation that a project form understands: euros and years, and nothing that names anybody. */
const FIGURES = [
  'amountToFinance',
  'downPayment',
  'worksAmount',
  'netTaxableIncome',
  'existingCredits',
  'years',
] as const;

export type CarriedFigure = (typeof FIGURES)[number];

/** A simulation on its way to the project form, on this device. */
export interface CarriedSimulation {
  /** ISO instant at which it was carried. */
  readonly savedAt: string;
  readonly figures: Readonly<Partial<Record<CarriedFigure, number>>>;
}

const ENTRY = 'portal.simulation';
/** Time enough to create an account and come back to it, short enough for a shared computer. */
const KEPT_FOR_MS = 24 * 60 * 60_000;

/**
 * Keeps a simulation on this device for the project form, instead of the one before; asked for by whoever made it. Where
 * the browser keeps nothing, nothing is carried.
 */
export function carrySimulation(figures: CarriedSimulation['figures']): void {
  const carried: CarriedSimulation = { savedAt: new Date().toISOString(), figures };
  createSafeStorage().write(ENTRY, JSON.stringify(carried));
}

/** Whether this device keeps anything at all: private windows and policies may forbid it. */
export function canCarrySimulation(): boolean {
  const probe = `${ENTRY}.probe`;
  createSafeStorage().write(probe, ENTRY);
  // A storage of its own: the one that wrote remembers by itself what the browser refused.
  const isKept = createSafeStorage().read(probe) === ENTRY;
  createSafeStorage().write(probe, null);
  return isKept;
}

/** What was carried less than a day ago, or undefined. What is older goes. */
export function carriedSimulation(): CarriedSimulation | undefined {
  const stored = createSafeStorage().read(ENTRY);
  if (stored === null) return undefined;
  const carried = read(stored);
  if (carried === undefined) dropCarriedSimulation();
  return carried;
}

/** It was used, or is not wanted. */
export function dropCarriedSimulation(): void {
  createSafeStorage().write(ENTRY, null);
}

/** Anyone may have written there: every part is checked. */
function read(stored: string): CarriedSimulation | undefined {
  let found: unknown;
  try {
    found = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (!isRecord(found) || !isRecord(found['figures'])) return undefined;
  const { savedAt, figures: kept } = found;
  const age = typeof savedAt === 'string' ? Date.now() - Date.parse(savedAt) : NaN;
  // An instant of the future is that of a clock that was put right since.
  if (typeof savedAt !== 'string' || Number.isNaN(age) || Math.abs(age) > KEPT_FOR_MS) return undefined;
  const figures = FIGURES.flatMap((name) => {
    const value = kept[name];
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [[name, value] as const] : [];
  });
  return figures.length === 0 ? undefined : { savedAt, figures: Object.fromEntries(figures) };
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null;
