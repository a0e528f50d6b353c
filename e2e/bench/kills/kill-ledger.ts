import type { Answer } from '../../fixtures/back-office-client';
import type { MailReport } from './kill-mails';

export type Decision = 'accepted' | 'declined';

/** What was sent and what was acknowledged, kept in a process that is never killed. */
export interface KillLedger {
  /** Texts that identify one write each: the e-mail of a person, the note of a project. */
  readonly tried: Set<string>;
  readonly acknowledged: Set<string>;
  /** Decisions by the id of their proposition; two may be tried at once. */
  readonly triedDecisions: Map<number, Set<Decision>>;
  readonly acknowledgedDecisions: Map<number, Set<Decision>>;
  /** Answers that are neither an acknowledgement nor an expected refusal. */
  readonly strange: string[];
}

export const newLedger = (): KillLedger => ({
  tried: new Set(),
  acknowledged: new Set(),
  triedDecisions: new Map(),
  acknowledgedDecisions: new Map(),
  strange: [],
});

export function noteDecision(
  decisions: Map<number, Set<Decision>>,
  proposition: number,
  decision: Decision,
): void {
  decisions.set(proposition, (decisions.get(proposition) ?? new Set()).add(decision));
}

/** A proposition with its project, as stored after the last start. */
export interface KeptDecision {
  readonly id: number;
  readonly status: string;
  /** How often the proposition was written. */
  readonly version: number;
  readonly decided: boolean;
  readonly project_status: string;
  readonly project_version: number;
}

export interface KillReport {
  readonly kills: number;
  readonly tried: number;
  readonly acknowledged: number;
  readonly decisions: number;
  /** Acknowledged, and missing after the next start. */
  readonly lost: number;
  /** Stored although nobody sent it. */
  readonly phantom: number;
  readonly duplicate: number;
  /** Decisions whose parts disagree: the proposition, its date, its project. */
  readonly half: number;
  /** Answers other than success, 409 (decided already) or 503. */
  readonly strange: readonly string[];
  /** What the agency was told of the decisions. */
  readonly mails: MailReport;
  /** Longest time from a restart to readiness, in milliseconds. */
  readonly slowestStartMs: number;
}

const isWhole = ({ status, version, decided, project_status, project_version }: KeptDecision): boolean => {
  switch (status) {
    case 'accepted':
      return decided && version === 2 && project_status === 'proposition_acceptee' && project_version === 2;
    case 'declined':
      return decided && version === 2 && project_status === 'open' && project_version === 1;
    default:
      return (
        status === 'draft' && !decided && version === 1 && project_status === 'open' && project_version === 1
      );
  }
};

/**
 * Compares what was acknowledged with what is stored.
 * @param kept texts of the stored writes, with repetitions
 */
export function compare(
  ledger: KillLedger,
  kept: readonly string[],
  decisions: readonly KeptDecision[],
): Omit<KillReport, 'kills' | 'mails' | 'slowestStartMs'> {
  const present = new Set(kept);
  const statusOf = new Map(decisions.map(({ id, status }) => [id, status]));
  const promised = [...ledger.acknowledgedDecisions];
  return {
    tried: ledger.tried.size + ledger.triedDecisions.size,
    acknowledged: ledger.acknowledged.size + promised.length,
    decisions: promised.length,
    lost:
      [...ledger.acknowledged].filter((each) => !present.has(each)).length +
      promised.filter(([id, [promise]]) => statusOf.get(id) !== promise).length,
    phantom:
      [...present].filter((each) => !ledger.tried.has(each)).length +
      decisions.filter(({ id, status }) => status !== 'draft' && !wasTried(ledger, id, status)).length,
    duplicate: kept.length - present.size + promised.filter(([, promises]) => promises.size > 1).length,
    half: decisions.filter((each) => !isWhole(each)).length,
    strange: ledger.strange,
  };
}

const wasTried = ({ triedDecisions }: KillLedger, id: number, status: string): boolean =>
  [...(triedDecisions.get(id) ?? [])].some((decision) => decision === status);

/** Whether an answer acknowledges, refuses as expected, or is an error. */
export function judge(answer: Answer | undefined, done: number): 'done' | 'refused' | 'strange' {
  if (answer?.status === done) return 'done';
  // The connection broke, the storage is unavailable, or another call decided first.
  return answer === undefined || answer.status === 503 || answer.status === 409 ? 'refused' : 'strange';
}
