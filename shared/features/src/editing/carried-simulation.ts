import { createSafeStorage } from '@portal/kit';
import { serverTime } from '../resource';

/** Figures that the project form understands: euros and years, no personal data. */
const FIGURES = [
  'amountToFinance',
  'downPayment',
  'worksAmount',
  'netTaxableIncome',
  'existingCredits',
  'years',
] as const;

export type CarriedFigure = (typeof FIGURES)[number];

/** A simulation stored on this device for the project form. */
export interface CarriedSimulation {
  /** ISO instant of storage. */
  readonly savedAt: string;
  readonly figures: Readonly<Partial<Record<CarriedFigure, number>>>;
}

const ENTRY = 'portal.simulation';
/** Long enough to create an account and come back, short enough for a shared computer. */
const KEPT_FOR_MS = 24 * 60 * 60_000;

/** Stores a simulation for the project form in place of any earlier one; does nothing where storage is blocked. */
export function carrySimulation(figures: CarriedSimulation['figures']): void {
  const carried: CarriedSimulation = { savedAt: serverTime().toISOString(), figures };
  createSafeStorage().write(ENTRY, JSON.stringify(carried));
}

/** Whether storage works: private windows and policies may block it. */
export function canCarrySimulation(): boolean {
  const probe = `${ENTRY}.probe`;
  createSafeStorage().write(probe, ENTRY);
  // A fresh instance, since the one that wrote also remembers in memory what the browser refused.
  const isKept = createSafeStorage().read(probe) === ENTRY;
  createSafeStorage().write(probe, null);
  return isKept;
}

/** The stored simulation if less than a day old, else undefined. Older ones are removed. */
export function carriedSimulation(): CarriedSimulation | undefined {
  const stored = createSafeStorage().read(ENTRY);
  if (stored === null) return undefined;
  const carried = read(stored);
  if (carried === undefined) dropCarriedSimulation();
  return carried;
}

export function dropCarriedSimulation(): void {
  createSafeStorage().write(ENTRY, null);
}

/** Validates every part: storage can hold anything. */
function read(stored: string): CarriedSimulation | undefined {
  let found: unknown;
  try {
    found = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (!isRecord(found) || !isRecord(found['figures'])) return undefined;
  const { savedAt, figures: kept } = found;
  const age = typeof savedAt === 'string' ? serverTime().getTime() - Date.parse(savedAt) : NaN;
  // A future instant comes from a clock that has since been corrected.
  if (typeof savedAt !== 'string' || Number.isNaN(age) || Math.abs(age) > KEPT_FOR_MS) return undefined;
  const figures = FIGURES.flatMap((name) => {
    const value = kept[name];
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [[name, value] as const] : [];
  });
  return figures.length === 0 ? undefined : { savedAt, figures: Object.fromEntries(figures) };
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null;
