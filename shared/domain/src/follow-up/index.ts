import { daysBetween, parisDay } from '../format/calendar';
import { formatCount } from '../format/words';
import type { Project } from '../project/project';
import { isClosed } from '../project/status';
import type { Proposition } from '../proposition/proposition';
import { ENDING_DAYS, isEndingSoon, type Weighed } from '../proposition/standing';
import { daysAhead, validityOf } from '../proposition/validity';

/** Days without contact after which a file needs a follow-up. */
export const QUIET_DAYS = 14;

export type FollowUpReason =
  | {
      readonly kind: 'quiet';
      /** Calendar days in Paris since the last contact, or since creation when no contact is known. */
      readonly days: number;
      /** 'creation': there was no contact; 'unknown': the contact, or its date, is unknown. */
      readonly since: 'contact' | 'creation' | 'unknown';
    }
  | {
      readonly kind: 'ending';
      readonly propositionId: number;
      /** The printed proposal number, or ''. */
      readonly number: string;
      /** 0 on the last day. */
      readonly daysLeft: number;
    };

type FollowedProject = Pick<Project, 'id' | 'status' | 'createdAt' | 'lastContactedAt' | 'timesContacted'>;
export type FollowedProposition = Weighed & Pick<Proposition, 'id' | 'number' | 'projectId'>;

/** Why an open file is followed up: quiet for `QUIET_DAYS` days of Paris, or a proposal that ends within a week. */
export function followUpReasons(
  project: FollowedProject,
  propositions: readonly FollowedProposition[],
  now: Date,
): readonly FollowUpReason[] {
  if (isClosed(project.status)) return [];
  const quiet = quietSince(project, now);
  return [
    ...endingReasons(
      propositions.filter(({ projectId }) => projectId === project.id),
      project.status,
      now,
    ),
    ...(quiet !== undefined && quiet.days >= QUIET_DAYS ? [quiet] : []),
  ];
}

/** A file and its reasons: proposals by end date first, then the missing contact. */
export interface FollowUp<Row extends FollowedProject> {
  readonly project: Row;
  readonly reasons: readonly FollowUpReason[];
}

/** Groups the proposals by project once, since a list asks for those of a thousand projects. */
export function followUpSources<Row extends FollowedProposition>(
  propositions: readonly Row[],
): (projectId: number) => readonly Row[] {
  const ofProject = new Map<number | null, Row[]>();
  for (const proposition of propositions) {
    const before = ofProject.get(proposition.projectId);
    if (before === undefined) ofProject.set(proposition.projectId, [proposition]);
    else before.push(proposition);
  }
  return (projectId) => ofProject.get(projectId) ?? [];
}

/** Most urgent first: proposals about to end, then the longest without contact. Without a reason a row comes last. */
export const mostUrgentFollowUps = <Row>(
  rows: readonly Row[],
  reasonsOf: (row: Row) => readonly FollowUpReason[],
): readonly Row[] =>
  rows
    .map((row) => ({ row, key: urgency(reasonsOf(row)) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ row }) => row);

/** The files that need a follow-up, most urgent first. */
export function followUps<Row extends FollowedProject>(
  projects: readonly Row[],
  propositions: readonly FollowedProposition[],
  now: Date,
): readonly FollowUp<Row>[] {
  const propositionsOf = followUpSources(propositions);
  const found = projects
    .map((project) => ({ project, reasons: followUpReasons(project, propositionsOf(project.id), now) }))
    .filter(({ reasons }) => reasons.length > 0);
  return mostUrgentFollowUps(found, ({ reasons }) => reasons);
}

function quietSince(
  { createdAt, lastContactedAt, timesContacted }: FollowedProject,
  now: Date,
): Extract<FollowUpReason, { kind: 'quiet' }> | undefined {
  const contact = lastContactedAt === null ? undefined : parisDay(lastContactedAt);
  const day = contact ?? (createdAt === null ? undefined : parisDay(createdAt));
  const today = parisDay(now.toISOString());
  if (day === undefined || today === undefined) return undefined;
  return {
    kind: 'quiet',
    days: daysBetween(day, today),
    since: contact !== undefined ? 'contact' : timesContacted === 0 ? 'creation' : 'unknown',
  };
}

function endingReasons(
  propositions: readonly FollowedProposition[],
  fileStatus: string | null,
  now: Date,
): readonly Extract<FollowUpReason, { kind: 'ending' }>[] {
  return propositions
    .filter((proposition) => isEndingSoon({ ...proposition, fileStatus }, now))
    .flatMap((proposition) => {
      const validity = validityOf(proposition, now);
      const { id, number } = proposition;
      return validity.kind === 'valid'
        ? [{ kind: 'ending' as const, propositionId: id, number, daysLeft: validity.daysLeft }]
        : [];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}

/** Sort key, smaller is more urgent: days left before the first end date, then days without contact, longest first. */
function urgency([first]: readonly FollowUpReason[]): number {
  if (first === undefined) return Number.POSITIVE_INFINITY;
  return first.kind === 'ending' ? first.daysLeft : ENDING_DAYS + 1 / (1 + Math.max(0, first.days));
}

/** `Sans contact depuis 21 jours`, `Proposition n° 1042 : expire dans 3 jours`. */
export function followUpWords(reason: FollowUpReason): string {
  if (reason.kind === 'quiet') {
    const days = formatCount(reason.days, 'jour');
    switch (reason.since) {
      case 'contact':
        return `Sans contact depuis ${days}`;
      case 'creation':
        return `Aucun contact, dossier créé il y a ${days}`;
      case 'unknown':
        return `Dernier contact inconnu, dossier créé il y a ${days}`;
    }
  }
  const name = reason.number === '' ? String(reason.propositionId) : reason.number;
  return `Proposition n°\u00A0${name}\u00A0: expire ${daysAhead(reason.daysLeft)}`;
}
