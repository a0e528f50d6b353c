import type { AgentAccount } from '../project/project';

export interface AttachmentRef {
  readonly slot: 1 | 2 | 3;
  readonly fileId: number;
  /** Original file name when the back office sends it inline, else ''. */
  readonly filename: string;
}

/** A proposal (quote) on a project. Dates in ISO 8601; a missing text is ''. */
export interface Proposition {
  readonly id: number;
  /** The printed number (`poNumber`), or ''. */
  readonly number: string;
  /** Null for the rare proposal without a project. */
  readonly projectId: number | null;
  readonly applicantId: number | null;
  readonly agencyId: number | null;
  readonly managerId: number | null;
  readonly status: string | null;
  /** Status name when the back office sends it inline, else ''. */
  readonly statusName: string;
  readonly createdAt: string | null;
  readonly validUntil: string | null;
  /** Last change; for an answered proposal, the date of the answer. Undefined when the back office does not send it. */
  readonly updatedAt?: string | null | undefined;
  /** Title of the project's accepted proposal, if known: there is only one; the others are read-only. */
  readonly acceptedInstead?: string | undefined;
  /** Status of its project, once that is known: on a file that is over nothing is waited for. */
  readonly fileStatus?: string | null | undefined;
  readonly description: string;
  readonly attachments: readonly AttachmentRef[];
}

/** A proposal with the names shown on its card. A name not yet known is ''. */
export interface PropositionOverview {
  readonly proposition: Proposition;
  readonly projectTitle: string;
  readonly agencyName: string;
  readonly applicantName: string;
  /** From the project; '' without one, or while it loads. */
  readonly applicantEmail: string;
  readonly applicantPhone: string;
  /** The agent's name, else their e-mail, else ''. */
  readonly agentName: string;
  /** Whether its project has an agent; undefined while, or because, it is unknown. */
  readonly agentAccount: AgentAccount | undefined;
  readonly statusLabel: string;
}

export const attachmentName = ({ filename, slot }: Pick<AttachmentRef, 'filename' | 'slot'>): string =>
  filename === '' ? `Pièce jointe ${String(slot)}` : filename;

/** Logged, not shown, for a proposal without a project (section 8). */
export const PROPOSITION_WITHOUT_PROJECT = 'Proposition request is null';

/** « PROP-2026-000123 », else the id: after « n° » or « la proposition ». */
export const propositionNumber = ({ id, number }: Pick<Proposition, 'id' | 'number'>): string =>
  number === '' ? String(id) : number;

/** « PROP-2026-000123 », else « Proposition 504 »: by itself. */
export function propositionTitle(proposition: Pick<Proposition, 'id' | 'number'>): string {
  return proposition.number === '' ? `Proposition ${String(proposition.id)}` : proposition.number;
}

// Observed in the reference portal and kept: the bar never moves. docs/observed-behaviour.md#sixty-percent
/** Progress shown on every proposal (section 9). */
export const PROPOSITION_PROGRESS_PERCENT = 60;
