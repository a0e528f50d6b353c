import type { Role } from '@portal/domain/access';
import type { Observable } from 'rxjs';

/** The signed-in user (specification, section 3). The token signs calls; screens never need it. */
export interface Session {
  readonly token: string | null;
  readonly isLoggedIn: boolean;
  readonly email: string | null;
  /** VISITOR until the profile is loaded, and for an unknown role. */
  readonly role: Role;
  readonly profileId: number | null;
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

/** The session of the page, shared with the other tabs of the browser. */
export interface SessionStore {
  /** The same object until something changes. */
  readonly current: () => Session;
  /** Emits each changed session, whichever tab changed it; not the current one. */
  readonly changes: Observable<Session>;
  /** After a successful sign-in. Expires after 30 minutes without a call, with `stayConnected` after 14 days. */
  readonly open: (signedIn: {
    readonly email: string;
    readonly token: string;
    readonly stayConnected: boolean;
  }) => void;
  /** Sets the profile; the first role id decides the role. Does nothing when nobody is signed in. */
  readonly identify: (profile: {
    readonly profileId: number;
    readonly customer: number | null;
    readonly roleIds: readonly number[];
  }) => void;
  /** Signs out: the role becomes VISITOR and the stored session is deleted. */
  readonly close: () => void;
}
