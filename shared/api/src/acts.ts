import type { Manager } from '@portal/domain/person';
import type { Project } from '@portal/domain/project';
import type { OfferDraft, Proposition } from '@portal/domain/proposition';
import type { Observable } from 'rxjs';

/** A row as it was read: an act on it is refused (412) when somebody changed it meanwhile. */
export type Seen = Pick<Project | Proposition, 'id' | 'updatedAt'>;

export interface DocumentDraft {
  readonly name: string;
  /** Base64. */
  readonly content: string;
}

/** What an administrator does to a file. */
export type Act =
  | { readonly kind: 'status'; readonly project: Seen; readonly status: string }
  | {
      readonly kind: 'assign';
      readonly project: Seen;
      /** Undefined leaves the manager as it is. */
      readonly managerId?: number | undefined;
      /** Undefined leaves the agent as it is. */
      readonly agentEmail?: string | undefined;
    }
  | {
      readonly kind: 'propose';
      readonly projectId: number;
      readonly offer: OfferDraft;
      /** `2026-12-22`, valid until its end in Paris; '' for no end. */
      readonly validUntil: string;
      /** Kept by the agency: its applicant does not see it. */
      readonly isDraft: boolean;
      readonly documents: readonly DocumentDraft[];
    }
  /** A draft goes to its applicant. */
  | { readonly kind: 'publish'; readonly proposition: Seen };

/** A mail that an act sends, as the back office tells beforehand. */
export interface SentNotice {
  readonly personId: number;
  readonly name: string;
  readonly email: string;
  /** Null when this person gets none: they do not want mails of this kind, or may not see the file. */
  readonly subject: string | null;
  /** The line that mail programs show after the subject. */
  readonly preview: string | null;
}

/** Acts of administrators; only where `/config.json` announces `conduct`. */
export interface CaseActionsApi {
  /** Which mails an act would send. Nothing is changed, and the act's own refusals come at once. */
  readonly rehearse: (act: Act) => Observable<readonly SentNotice[]>;
  readonly perform: (act: Act) => Observable<void>;
  /** The staff of the back office, of whom one manages a file; by name. Requested once per session. */
  readonly managers: () => Observable<readonly Manager[]>;
}
