import { parisTime } from '../src/calendar/paris-time';
import life from './data/file-life.json' with { type: 'json' };
import words from './data/words.json' with { type: 'json' };
import { demoAccounts } from './demo-accounts';
import type { DemoPerson, DemoProject } from './demo-rows';
import type { FileCabinet } from './attachments';
import { daysBetween, daysFrom } from './paris-clock';
import { capitalOfProject } from './project-figures';
import type { ProjectFile } from './projects';
import { drawLoan, drawTerms, endlessTerms, propositionText, type ProposedLoan } from './proposition-words';
import { createRandom, weightsOf, type Random } from './random';

const FIRST_ID = 101;

/** Probability that a file of a status has no proposition; statuses not listed always have one. */
const without: Readonly<Record<string, number>> = life.withoutProposition;

const propositionCounts = weightsOf(life.propositions);
const pieceCounts = weightsOf(life.pieces);

interface Drawn {
  readonly project: DemoProject;
  readonly status: string;
  readonly loan: ProposedLoan;
  readonly terms: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly validUntil: Date | null;
}

function drawStatuses(random: Random, fileStatus: string): string[] {
  if (random.chance(without[fileStatus] ?? 0)) return [];
  const count = random.weighted(propositionCounts);
  /** Draws the outcome of a proposition: being answered, of a stopped file, or beside an accepted one. */
  const draw = (kind: keyof typeof life.outcomes): string =>
    random.weighted(Object.entries(life.outcomes[kind]));
  if (life.beforeApproval.includes(fileStatus)) return Array.from({ length: count }, () => draw('pending'));
  if (['rejected', 'cancelled_by_customer'].includes(fileStatus)) {
    return Array.from({ length: count }, () => draw('stopped'));
  }
  return ['accepted', ...Array.from({ length: count - 1 }, () => draw('other'))];
}

/** Validity: mostly a month, sometimes a fortnight or unlimited; a few pending ones have expired. */
function drawValidity(random: Random, status: string, createdAt: Date, now: Date): Date | null {
  if (random.chance(0.05)) return null;
  if (status === 'expired') return daysFrom(now, -random.between(0.5, 20));
  if (status === 'draft' && random.chance(0.1)) return daysFrom(now, -random.between(0.5, 5));
  return daysFrom(createdAt, random.chance(0.15) ? 15 : 30);
}

/** Longer than that a proposition does not wait: it was declined, or ran out. */
const WAITING_DAYS = 29;

function drawDates(random: Random, drawn: string, { project, dates }: ProjectFile, now: Date) {
  const age = Math.max(0, daysBetween(project.createdAt, now));
  const waits = drawn === 'draft' || drawn === 'open';
  const createdAt =
    waits && random.chance(0.4)
      ? daysFrom(now, -Math.min(age * 0.95, random.between(0.2, 1.4 * WAITING_DAYS)))
      : daysFrom(
          dates.proposedAt,
          -random.between(0, Math.max(0, daysBetween(project.createdAt, dates.proposedAt) * 0.5)),
        );
  const isOver = waits && daysBetween(createdAt, now) > WAITING_DAYS;
  const status = isOver ? random.pick(['expired', 'declined']) : drawn;
  const answered = dates.answeredAt > createdAt ? dates.answeredAt : daysFrom(createdAt, 0.5);
  const updatedAt = status !== 'draft' && status !== 'open' && answered < now ? answered : createdAt;
  return { status, createdAt, updatedAt, validUntil: drawValidity(random, status, createdAt, now) };
}

/** The two propositions that the demo applicant has to answer, one of them within three days. */
function applicantPropositions(project: DemoProject, now: Date): Drawn[] {
  const loan = { capital: capitalOfProject(project), years: 20, guarantee: 'Nantissement des parts' };
  const drawn = (
    createdDaysAgo: number,
    validFor: number,
    rest: Omit<ProposedLoan, keyof typeof loan>,
  ): Drawn => {
    const createdAt = daysFrom(now, -createdDaysAgo);
    return {
      project,
      status: 'draft',
      loan: { ...loan, ...rest },
      terms: words.terms[0] ?? '',
      createdAt,
      updatedAt: createdAt,
      validUntil: daysFrom(now, validFor),
    };
  };
  return [
    drawn(27, 3, { lender: 'Prêteur A', rate: 3.5, insurance: 25, fees: 1800 }),
    drawn(8, 22, { lender: 'Prêteur B', rate: 3.65, insurance: 21, fees: 1350 }),
  ];
}

/** Draws 1.1 propositions per project, in the order of their creation, and adds their attachments to the cabinet. */
export function drawPropositions(
  now: Date,
  files: readonly ProjectFile[],
  people: ReadonlyMap<number, DemoPerson>,
  cabinet: FileCabinet,
) {
  const random = createRandom('propositions');
  const all = files.flatMap((file): Drawn[] => {
    const { project } = file;
    if (project.email === demoAccounts.applicant) return applicantPropositions(project, now);
    return drawStatuses(random, project.status ?? 'open').map((status) => ({
      project,
      loan: drawLoan(random, project),
      terms: drawTerms(random),
      ...drawDates(random, status, file, now),
    }));
  });
  const inOrder = all.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return inOrder.map(({ project, status, loan, terms, createdAt, updatedAt, validUntil }, index) => {
    const id = FIRST_ID + index;
    const person = people.get(project.personId);
    const ours = project.email === demoAccounts.applicant;
    const number = `PROP-${parisTime(createdAt).year}-${String(id).padStart(6, '0')}`;
    const text = propositionText(loan, createdAt, index === 300 ? endlessTerms : terms);
    const count = ours ? 2 : random.weighted(pieceCounts);
    return {
      id,
      number: !ours && random.chance(0.03) ? null : number,
      projectId: project.id,
      personId: project.personId,
      agencyId: project.agencyId,
      ownerId: project.ownerId,
      status,
      detail: index === 200 && !ours ? '' : text,
      attachmentIds: person
        ? cabinet.attach(random, { number, ownerId: project.ownerId, createdAt, count })
        : [],
      validUntil,
      createdAt,
      updatedAt,
    };
  });
}
