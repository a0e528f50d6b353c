import { daysBetween, parisDay } from '../format/calendar';
import type { Project } from '../project/project';
import { isClosed } from '../project/status';
import type { Proposition } from '../proposition/proposition';
import { ENDING_DAYS, isEndingSoon, validityOf } from '../proposition/validity';

/** Days without a contact after which a file asks for one, unless the reader chose another number. */
export const QUIET_DAYS = 14;

/** Why a file should be relaunched. */
export type FollowUpReason =
  | {
      readonly kind: 'quiet';
      /** Calendar days in Paris since the last contact, or since the file was created when none is known. */
      readonly days: number;
      /** 'creation': there was no contact; 'unknown': it is not known whether there was, or not when. */
      readonly since: 'contact' | 'creation' | 'unknown';
    }
  | {
      readonly kind: 'ending';
      readonly propositionId: number;
      /** Its number on paper, or ''. */
      readonly number: string;
      /** 0 on its last day. */
      readonly daysLeft: number;
    };

export interface FollowUpOptions {
  readonly now: Date;
  /** Days without a contact after which a file is quiet; `QUIET_DAYS` unless given. */
  readonly quietDays?: number | undefined;
}

type FollowedProject = Pick<Project, 'id' | 'status' | 'createdAt' | 'lastContactedAt' | 'timesContacted'>;
export type FollowedProposition = Pick<
  Proposition,
  'id' | 'number' | 'projectId' | 'status' | 'statusName' | 'validUntil' | 'acceptedInstead'
>;

/**
 * Why a file should be relaunched; empty when it should not. A file that is not closed is, when nobody has been in
 * contact for `quietDays` days (counted from its creation while there was no contact at all), or when a proposal on it
 * still waits for an answer and ends within a week. Days are those of the calendar in Paris. A file without a date that
 * can be read is never called quiet.
 *
 * @param propositions any proposals: those of other projects are ignored.
 */
export function followUpReasons(
  project: FollowedProject,
  propositions: readonly FollowedProposition[],
  { now, quietDays = QUIET_DAYS }: FollowUpOptions,
): readonly FollowUpReason[] {
  if (isClosed(project.status)) return [];
  const quiet = quietSince(project, now);
  return [
    ...endingReasons(
      propositions.filter(({ projectId }) => projectId === project.id),
      now,
    ),
    ...(quiet !== undefined && quiet.days >= quietDays ? [quiet] : []),
  ];
}

/** Whether a file should be relaunched, by the rule of `followUpReasons`. */
export function needsFollowUp(
  project: FollowedProject,
  options: FollowUpOptions & { readonly propositions?: readonly FollowedProposition[] | undefined },
): boolean {
  return followUpReasons(project, options.propositions ?? [], options).length > 0;
}

/** A file to relaunch, and why: proposals that end first, then the silence. */
export interface FollowUp<Row extends FollowedProject> {
  readonly project: Row;
  /** At least one. */
  readonly reasons: readonly FollowUpReason[];
}

/** The proposals on each project, sorted out once: a list asks for those of a thousand projects. */
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

/** The files to relaunch among many, the most urgent first: a proposal about to end, then the longest silence. */
export function followUps<Row extends FollowedProject>(
  projects: readonly Row[],
  propositions: readonly FollowedProposition[],
  options: FollowUpOptions,
): readonly FollowUp<Row>[] {
  const propositionsOf = followUpSources(propositions);
  return projects
    .map((project) => ({
      project,
      reasons: followUpReasons(project, propositionsOf(project.id), options),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => urgency(one.reasons) - urgency(other.reasons));
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
  now: Date,
): readonly Extract<FollowUpReason, { kind: 'ending' }>[] {
  return propositions
    .filter((proposition) => isEndingSoon(proposition, now))
    .flatMap((proposition) => {
      const validity = validityOf(proposition, now);
      const { id, number } = proposition;
      return validity.kind === 'valid'
        ? [{ kind: 'ending' as const, propositionId: id, number, daysLeft: validity.daysLeft }]
        : [];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}

/** Smaller is more urgent: days left before the first end, then any silence, the longest first. */
function urgency([first]: readonly FollowUpReason[]): number {
  if (first === undefined) return Number.POSITIVE_INFINITY;
  return first.kind === 'ending' ? first.daysLeft : ENDING_DAYS + 1 / (1 + Math.max(0, first.days));
}
