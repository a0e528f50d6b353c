import type { Instalment } from '@portal/domain/finance';

/** What an axis counts in, of which power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const MOST_LINES = 4;

/** Round amounts from 0 to the capital, five at most, in euros. */
export function axisMoney(capital: number): readonly number[] {
  const rough = capital / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(capital / step) + 1 }, (_, index) => index * step);
}

/** Years on the axis: each, every second or every fifth, with the last one. */
export function axisYears(months: number): readonly number[] {
  const years = months / 12;
  const step = [1, 2].find((each) => years <= 7 * each) ?? 5;
  const inner = Array.from({ length: Math.ceil(years) }, (_, year) => year);
  // The one before the last gives way when the two would touch.
  return [...inner.filter((year) => year % step === 0 && (years - year) / step > 0.5), years];
}

/** The points that draw the curve: it bends too little within a year, but in its last month it may fall at once. */
export const curvePoints = (schedule: readonly Instalment[]): readonly Instalment[] =>
  schedule.filter(({ month }) => month % 12 === 0 || month >= schedule.length - 1);
