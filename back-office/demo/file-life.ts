import { daysBetween, daysFrom } from './paris-clock';
import type { Random } from './random';

/** A status, its share of all files in percent, and the least age in days at which a file can have it. */
interface StatusShare {
  readonly status: string;
  readonly share: number;
  readonly minAge: number;
}

/** The statuses of a project from the youngest files to the oldest; funded files take what is left (19 %). */
const shares: readonly StatusShare[] = [
  { status: 'processed', share: 10, minAge: 1 },
  { status: 'more_info_requested', share: 6, minAge: 3 },
  { status: 'expected_signature', share: 5, minAge: 5 },
  { status: 'information_provided', share: 3, minAge: 7 },
  { status: 'more_file_requested', share: 5, minAge: 8 },
  { status: 'signed', share: 4, minAge: 9 },
  { status: 'cancelled_by_customer', share: 6, minAge: 4 },
  { status: 'rejected', share: 9, minAge: 5 },
  { status: 'approuved', share: 3, minAge: 14 },
  { status: 'proposition_acceptee', share: 4, minAge: 21 },
  { status: 'dossier_finalise', share: 2, minAge: 25 },
  { status: 'assurance_acceptee', share: 4, minAge: 32 },
  { status: 'assurance_refusee', share: 1.5, minAge: 32 },
  { status: 'offre_de_credit_editee', share: 2, minAge: 38 },
  { status: 'offre_de_credit_refusee', share: 2, minAge: 45 },
  { status: 'offre_de_credit_acceptee', share: 4, minAge: 50 },
  { status: 'fonds_non_debloques', share: 1.5, minAge: 60 },
];

/** A funded file is never younger than this: the legal delays alone take it there. */
const FUNDED_MIN_AGE = 45;
const OPEN_SHARE = 9;
/** New projects nobody took up for a month: the reminders of the screens need some. */
const FORGOTTEN = 0.08;

/**
 * Gives each file a status that its age allows, in the shares of a living network (61 % open, 39 % closed).
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
  for (const { status, share, minAge } of shares) {
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

/** The steps of a file on its way to the funds, with the median and the 90th centile of their days. */
const steps = [
  ['processed', 1, 4],
  ['more_info_requested', 2, 5],
  ['information_provided', 3, 9],
  ['expected_signature', 4, 9],
  ['more_file_requested', 2, 6],
  ['signed', 3, 10],
  ['approuved', 5, 12],
  ['proposed', 3, 8],
  ['proposition_acceptee', 4, 15],
  ['dossier_finalise', 3, 7],
  ['assurance_acceptee', 7, 20],
  ['offre_de_credit_editee', 5, 14],
  ['offre_de_credit_acceptee', 12, 18],
  ['fonds_debloques', 9, 30],
] as const;

/** Statuses that end a file, and the step they follow. */
const endings: Readonly<Record<string, string>> = {
  rejected: 'processed',
  cancelled_by_customer: 'expected_signature',
  assurance_refusee: 'assurance_acceptee',
  offre_de_credit_refusee: 'offre_de_credit_editee',
  fonds_non_debloques: 'offre_de_credit_acceptee',
};

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
 * Draws the dates of a file from the usual days of each step. No date is after `now`; a real-estate offer is never
 * accepted before the eleventh day, and funds never come before the fortieth.
 */
export function drawFileDates(random: Random, status: string, createdAt: Date, now: Date): FileDates {
  const until = endings[status] ?? status;
  const age = daysBetween(createdAt, now);
  let elapsed = 0;
  let proposed: number | undefined;
  let answered: number | undefined;
  for (const [step, median, centile90] of status === 'open' ? [] : steps) {
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
