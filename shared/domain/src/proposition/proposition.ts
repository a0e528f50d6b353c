import type { AgentAccount } from '../project/project';

/** A file joined to a proposal. */
export interface AttachmentRef {
  readonly slot: 1 | 2 | 3;
  readonly fileId: number;
  /** Original file name when the back office sends it inline, else ''. */
  readonly filename: string;
}

/** A proposal (quote) on a project. Dates in ISO 8601; a missing text is ''. */
export interface Proposition {
  readonly id: number;
  /** Its number on paper (`poNumber`), or ''. */
  readonly number: string;
  /** Null for the rare proposal attached to no project. */
  readonly projectId: number | null;
  readonly applicantId: number | null;
  readonly agencyId: number | null;
  readonly managerId: number | null;
  readonly status: string | null;
  /** Status name when the back office sends it inline, else ''. */
  readonly statusName: string;
  readonly createdAt: string | null;
  readonly validUntil: string | null;
  /** When it was last changed: once it is answered, when that was. Undefined where the back office does not say. */
  readonly updatedAt?: string | null | undefined;
  /**
   * What the proposal of the same project that was accepted is called; undefined while none is known to be: a project
   * takes one acceptance, and the others can then only be read.
   */
  readonly acceptedInstead?: string | undefined;
  readonly description: string;
  readonly attachments: readonly AttachmentRef[];
}

/** A proposal with the names its card shows. A name not known yet is ''. */
export interface PropositionOverview {
  readonly proposition: Proposition;
  readonly projectTitle: string;
  readonly agencyName: string;
  readonly applicantName: string;
  /** As the project has them; '' without one, or while it is on its way. */
  readonly applicantEmail: string;
  readonly applicantPhone: string;
  /** The agent's name, else their e-mail, else ''. */
  readonly agentName: string;
  /** Whether its project has an agent; undefined while it is not known, and when it cannot be. */
  readonly agentAccount: AgentAccount | undefined;
  readonly statusLabel: string;
}

/** What an attachment is called on screen: its file name, else its place. */
export const attachmentName = ({ filename, slot }: Pick<AttachmentRef, 'filename' | 'slot'>): string =>
  filename === '' ? `Pièce jointe ${String(slot)}` : filename;

/** Logged, not shown, for a proposal attached to no project (section 8). */
export const PROPOSITION_WITHOUT_PROJECT = 'Proposition request is null';

/** What a proposal is called on screen: its number, else its id. */
export function propositionTitle(proposition: Pick<Proposition, 'id' | 'number'>): string {
  return proposition.number === '' ? `Proposition ${String(proposition.id)}` : proposition.number;
}

// Observed in the reference portal and kept: the bar never moves. docs/observed-behaviour.md#sixty-percent
/** Progress shown on every proposal (section 9). */
export const PROPOSITION_PROGRESS_PERCENT = 60;
