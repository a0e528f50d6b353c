import type { AgencyTree } from '../agency';
import { monthlyCounts } from '../dashboard/monthly-counts';
import { daysBetween, parisDay } from '../format/calendar';
import { fullName } from '../format/words';
import type { Person } from '../person/person';
import type { Project } from '../project/project';
import { isClosed } from '../project/status';
import { isClosedIn, isFundedIn, isInPeriod, type Period, periodBefore } from './period';

/** Under five files the middle one says more about a person than about the work. */
const LEAST_FOR_A_MEDIAN = 5;

export interface PeriodFigures {
  readonly created: number;
  /** With and without funds. */
  readonly closed: number;
  readonly funded: number;
  /** In euros: the files financed. */
  readonly amount: number;
  /** Days from creation to financing; undefined under five files. */
  readonly medianDays: number | undefined;
}

export interface NetworkFigures extends PeriodFigures {
  /** Not closed now, whenever created. */
  readonly running: number;
  /** Of those; undefined while, or because, the proposals are unknown. */
  readonly toRelaunch: number | undefined;
  /** The same number of days before; undefined when rows are missing. */
  readonly before: PeriodFigures | undefined;
  /** Creations in each of the last six months, the current one last. */
  readonly months: readonly number[];
}

/** An agency or an agent, and the figures of their files. */
export interface ComparedGroup<Member> extends NetworkFigures {
  /** Unique among its like. */
  readonly key: string;
  readonly name: string;
  readonly member: Member;
}

export interface Comparison {
  readonly period: Period;
  readonly now: Date;
  /** Whether a project is to be relaunched; undefined while unknown. */
  readonly isToRelaunch: ((project: Project) => boolean) | undefined;
  /** No project of the perimeter is missing. */
  readonly isWhole: boolean;
}

/** Percentage of the closed files that were financed, 0 to 100 and whole; undefined where none was closed. */
export const conversionOf = ({ closed, funded }: PeriodFigures): number | undefined =>
  closed === 0 ? undefined : Math.round((funded / closed) * 100);

export function networkFigures(
  projects: readonly Project[],
  { period, now, isToRelaunch, isWhole }: Comparison,
): NetworkFigures {
  return {
    ...figuresOf(projects, period),
    running: projects.filter(({ status }) => !isClosed(status)).length,
    toRelaunch: isToRelaunch && projects.filter(isToRelaunch).length,
    before: isWhole ? figuresOf(projects, periodBefore(period)) : undefined,
    months: monthlyCounts(projects, now).map(({ count }) => count),
  };
}

/** Each agency of a tree with its own files, without those of the agencies below it. */
export function compareAgencies(
  projects: readonly Project[],
  tree: AgencyTree,
  comparison: Comparison,
): readonly ComparedGroup<AgencyTree>[] {
  const own = grouped(projects, ({ agencyId }) => agencyId);
  const walk = (part: AgencyTree): readonly AgencyTree[] => [part, ...part.children.flatMap(walk)];
  return walk(tree).map((member) => ({
    key: String(member.agency.id),
    name: member.agency.name,
    member,
    ...networkFigures(own.get(member.agency.id) ?? [], comparison),
  }));
}

/** Each agent with the files that name their address, in any case as the back office reads it. */
export function compareAgents(
  projects: readonly Project[],
  agents: readonly Person[],
  comparison: Comparison,
): readonly ComparedGroup<Person>[] {
  const own = grouped(projects, ({ prescriberEmail }) => prescriberEmail.toLowerCase());
  return agents
    .filter(({ email }) => email !== '')
    .map((member) => ({
      key: String(member.id),
      name: fullName(member) || member.email,
      member,
      ...networkFigures(own.get(member.email.toLowerCase()) ?? [], comparison),
    }));
}

function grouped<Key>(
  projects: readonly Project[],
  keyOf: (project: Project) => Key,
): ReadonlyMap<Key, readonly Project[]> {
  const groups = new Map<Key, Project[]>();
  for (const project of projects) {
    const key = keyOf(project);
    const group = groups.get(key);
    if (group) group.push(project);
    else groups.set(key, [project]);
  }
  return groups;
}

function figuresOf(projects: readonly Project[], period: Period): PeriodFigures {
  const funded = projects.filter((project) => isFundedIn(project, period));
  return {
    created: projects.filter(({ createdAt }) => isInPeriod(createdAt, period)).length,
    closed: projects.filter((project) => isClosedIn(project, period)).length,
    funded: funded.length,
    amount: funded.reduce((sum, { amountToFinance }) => sum + (amountToFinance ?? 0), 0),
    medianDays: medianOf(funded.flatMap(daysToFunds)),
  };
}

function daysToFunds({ createdAt, updatedAt }: Project): readonly number[] {
  const from = createdAt === null ? undefined : parisDay(createdAt);
  const to = updatedAt === null ? undefined : parisDay(updatedAt);
  return from === undefined || to === undefined ? [] : [Math.max(0, daysBetween(from, to))];
}

function medianOf(values: readonly number[]): number | undefined {
  if (values.length < LEAST_FOR_A_MEDIAN) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  const lower = sorted[Math.ceil(middle) - 1] ?? upper;
  return Math.round((lower + upper) / 2);
}
