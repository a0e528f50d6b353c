import life from './data/file-life.json' with { type: 'json' };
import { daysBetween, daysFrom } from './paris-clock';
import type { Random } from './random';

/** A funded file is never younger than this: the legal delays alone take it there. */
const FUNDED_MIN_AGE = 45;
const OPEN_SHARE = 9;
/** New projects nobody took up for a month: the reminders of the screens need some. */
const FORGOTTEN = 0.08;

/**
 * Gives each file a status that its age allows, in the shares of a living network (61 % open, 39 % closed): those of
 * `data/file-life.json` from the youngest files to the oldest, then funded files for what is left (19 %).
 *
 * @param ages the age of each file in days
 * @returns the status of each file, in the same order
 */
export function assignStatuses(random: Random, ages: readonly number[]): string[] {
  const statuses = new Map<number, string>();
  const youngestFirst = ages.map((age, index) => ({ age, index })).sort((a, b) => a.age - b.age);
  const free = (minAge: number, maxAge = Infinity) =>
    youngestFirst.filter(({ age, index }) => age >= minAge && age <= maxAge && !statuses.has(index));
  const take = (status: string, count: number, candidates: readonly { index: number }[]): void => {
    for (const { index } of random.shuffle(candidates).slice(0, count)) statuses.set(index, status);
  };

  const openFiles = Math.round((ages.length * OPEN_SHARE) / 100);
  const forgotten = Math.round(openFiles * FORGOTTEN);
  take('open', openFiles - forgotten, free(0, 30));
  take('open', forgotten, free(31, 75));
  for (const { status, share, minAge } of life.shares) {
    const count = Math.round((ages.length * share) / 100);
    // The youngest files that may have it, with some room for chance: old files are mostly funded or closed.
    take(status, count, free(minAge).slice(0, Math.ceil(count * 3)));
  }
  for (const { age, index } of youngestFirst) {
    if (statuses.has(index)) continue;
    statuses.set(index, age >= FUNDED_MIN_AGE ? 'fonds_debloques' : age >= 1 ? 'processed' : 'open');
  }
  return ages.map((_, index) => statuses.get(index) ?? 'open');
}

/** Statuses that end a file, and the step they follow. */
const endings: Readonly<Record<string, string>> = life.endings;

/** Passed through by a third of the files only. */
const detours = ['more_info_requested', 'information_provided', 'more_file_requested'];

/** The dates of a file: when its status last changed, and when its first proposition came and was answered. */
export interface FileDates {
  readonly updatedAt: Date;
  readonly proposedAt: Date;
  readonly answeredAt: Date;
}

/** P90 of a log-normal number is its median times exp(1.2816 sigma). */
const drawDays = (random: Random, median: number, centile90: number): number =>
  random.logNormal(median, Math.log(centile90 / median) / 1.2816);

/**
 * Draws the dates of a file from the usual days of each step: their median and 90th centile. No date is after `now`; a real-estate offer is never
 * accepted before the eleventh day, and funds never come before the fortieth.
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
  // A file slower than its age: the same steps, closer together.
  const least = status === 'fonds_debloques' ? 40.5 / Math.max(elapsed, 1) : 0;
  const pace = elapsed <= age ? 1 : Math.max(least, (age / elapsed) * random.between(0.85, 0.99));
  const at = (days: number): Date => daysFrom(createdAt, Math.min(days * pace, age));
  return {
    updatedAt: at(elapsed),
    proposedAt: at(proposed ?? elapsed * 0.6),
    answeredAt: at(answered ?? elapsed * 0.8),
  };
}

/** Files that came to an end: nobody keeps in touch about them. */
const ended = new Set(['fonds_debloques', ...Object.keys(endings)]);
/** Who works on a file had word of its applicant within these days, but for a fifth of the files, which sleep. */
const IN_TOUCH_DAYS = 12;
const SLEEPING = 0.44;

/**
 * The last contact about a file. Of one that ended, or sleeps, it lies between its creation and its last change; of the
 * others it is of the last days, so that the files to relaunch are few enough to be a day's work.
 *
 * @param place from 0.3 to 1: how late in the life of the file
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
