import type { Role } from '@portal/domain/access';
import type { Observable } from 'rxjs';

/** Who is signed in (specification, section 3). The token signs calls; screens never need it. */
export interface Session {
  readonly token: string | null;
  readonly isLoggedIn: boolean;
  readonly email: string | null;
  /** VISITOR until the profile is known, and for a role the portal does not know. */
  readonly role: Role;
  readonly profileId: number | null;
  /** Id of the person's agency. */
  readonly customer: number | null;
}

export const NOBODY: Session = {
  token: null,
  isLoggedIn: false,
  email: null,
  role: 'VISITOR',
  profileId: null,
  customer: null,
};

/** The one session of the page, shared with the other tabs of the browser. */
export interface SessionStore {
  /** The same object until something changes. */
  readonly current: () => Session;
  /** Each session after a change, wherever it was made; not the current one. */
  readonly changes: Observable<Session>;
  /** Signing in succeeded. Without `stayConnected` the session ends after 30 minutes without a call, else 14 days. */
  readonly open: (signedIn: {
    readonly email: string;
    readonly token: string;
    readonly stayConnected: boolean;
  }) => void;
  /** The profile was loaded: the first role id decides the role. Does nothing when nobody is signed in. */
  readonly identify: (profile: {
    readonly profileId: number;
    readonly customer: number | null;
    readonly roleIds: readonly number[];
  }) => void;
  /** Signs out: VISITOR, and nothing of the session is left in the browser. */
  readonly close: () => void;
}
