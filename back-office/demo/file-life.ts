import life from './data/file-life.json' with { type: 'json' };
import { daysBetween, daysFrom } from './paris-clock';
import type { Random } from './random';

/** Minimum age of a funded file in days: legal delays take as long, and most files longer. */
const FUNDED_MIN_AGE = 75;
const FUNDED_SHARE = 19;
const OPEN_SHARE = 9;
/** The chart of accepted propositions shows six months of files in this status. */
const APPROVED = 'approuved';
const APPROVED_MAX_AGE = 180;
/** Share of new projects untouched for a month, for the screens' reminders. */
const FORGOTTEN = 0.08;

/**
 * A status that each age allows: shares of `data/file-life.json`, and funded (19 %), evenly over the months.
 * @param ages in days
 */
export function assignStatuses(random: Random, ages: readonly number[]): string[] {
  const statuses = new Map<number, string>();
  const youngestFirst = ages.map((age, index) => ({ age, index })).sort((a, b) => a.age - b.age);
  const greatest = youngestFirst.at(-1)?.age ?? 0;
  const free = (minAge: number, maxAge = Infinity) =>
    youngestFirst.filter(({ age, index }) => age >= minAge && age <= maxAge && !statuses.has(index));
  const countOf = (share: number): number => Math.round((ages.length * share) / 100);
  const take = (status: string, count: number, candidates: readonly { index: number }[]): void => {
    for (const { index } of random.shuffle(candidates).slice(0, count)) statuses.set(index, status);
  };
  const takeEvenly = (status: string, count: number, minAge: number, maxAge: number): void => {
    for (let part = 0; part < count; part += 1) {
      const wanted = minAge + ((part + random.next()) / count) * (maxAge - minAge);
      const nearest = free(minAge).sort((a, b) => Math.abs(a.age - wanted) - Math.abs(b.age - wanted))[0];
      if (nearest) statuses.set(nearest.index, status);
    }
  };

  const openFiles = countOf(OPEN_SHARE);
  const forgotten = Math.round(openFiles * FORGOTTEN);
  take('open', openFiles - forgotten, free(0, 30));
  take('open', forgotten, free(31, 75));
  takeEvenly('fonds_debloques', countOf(FUNDED_SHARE), FUNDED_MIN_AGE, greatest);
  const isEven = (status: string): boolean => status === APPROVED || status in endings;
  for (const { status, share, minAge } of life.shares.filter((one) => isEven(one.status)))
    takeEvenly(status, countOf(share), minAge, status === APPROVED ? APPROVED_MAX_AGE : greatest);
  for (const { status, share, minAge } of life.shares.filter((one) => !isEven(one.status))) {
    const count = countOf(share);
    // Draws from the youngest eligible files, with some variation.
    take(status, count, free(minAge).slice(0, Math.ceil(count * 3)));
  }
  return ages.map((age, index) => statuses.get(index) ?? (age >= 1 ? 'processed' : 'open'));
}

const endings: Readonly<Record<string, string>> = life.endings;

/** Steps that only a third of the files go through. */
const detours = ['more_info_requested', 'information_provided', 'more_file_requested'];

/** When a file's status last changed, and when its first proposition came and was answered. */
export interface FileDates {
  readonly updatedAt: Date;
  readonly proposedAt: Date;
  readonly answeredAt: Date;
}

/** P90 of a log-normal number is its median times exp(1.2816 sigma). */
const drawDays = (random: Random, median: number, centile90: number): number =>
  random.logNormal(median, Math.log(centile90 / median) / 1.2816);

/**
 * Dates by each step's typical days; an offer is accepted from the eleventh, funds come from the fortieth.
 */
export function drawFileDates(random: Random, status: string, createdAt: Date, now: Date): FileDates {
  const until = endings[status] ?? status;
  const age = daysBetween(createdAt, now);
  let elapsed = 0;
  let proposed: number | undefined;
  let answered: number | undefined;
  for (const { step, median, centile90 } of status === 'open' ? [] : life.steps) {
    const detour = detours.includes(step) && step !== until && !random.chance(0.33);
    if (!detour) {
      const days = drawDays(random, median, centile90);
      elapsed += step === 'offre_de_credit_acceptee' ? Math.max(11, days) : days;
    }
    if (step === 'proposed') proposed = elapsed;
    if (step === 'proposition_acceptee') answered = elapsed;
    if (step === until) break;
  }
  if (status === 'fonds_debloques') elapsed = Math.max(41, elapsed);
  // A file that still runs stopped at each step for longer, and moved lately.
  if (elapsed < age && status !== 'open' && !ended.has(status)) {
    const stretch = Math.max(elapsed, age - drawDays(random, 20, 100)) / elapsed;
    elapsed *= stretch;
    if (proposed !== undefined) proposed *= stretch;
    if (answered !== undefined) answered *= stretch;
  }
  // The steps take longer than the file is old: scale them down.
  const least = status === 'fonds_debloques' ? 40.5 / Math.max(elapsed, 1) : 0;
  const pace = elapsed <= age ? 1 : Math.max(least, (age / elapsed) * random.between(0.85, 0.99));
  const at = (days: number): Date => daysFrom(createdAt, Math.min(days * pace, age));
  return {
    updatedAt: at(elapsed),
    proposedAt: at(proposed ?? elapsed * 0.6),
    answeredAt: at(answered ?? elapsed * 0.8),
  };
}

/** Closed files, which need no further contact. */
const ended = new Set(['fonds_debloques', ...Object.keys(endings)]);
/** Active files had a contact within these days; a fifth of the files are dormant. */
const IN_TOUCH_DAYS = 12;
const SLEEPING = 0.44;

/**
 * A closed or dormant file: within its life, `place` from 0.3 to 1. Others: of late, a day's work of them.
 */
export function lastContactOf(
  { status, createdAt, updatedAt }: { status: string; createdAt: Date; updatedAt: Date },
  place: number,
  now: Date,
): Date {
  const inItsLife = daysFrom(createdAt, daysBetween(createdAt, updatedAt) * place);
  if (ended.has(status) || place < SLEEPING) return inItsLife;
  const lately = daysFrom(now, (-IN_TOUCH_DAYS * (1 - place)) / (1 - SLEEPING));
  return lately > createdAt ? lately : inItsLife;
}
