import type { Kit } from '@portal/kit';
import { defer, switchMap } from 'rxjs';

/** Revokes the key on sign-out. Best effort: nobody waits for it, and a key that was not revoked expires on its own. */
export function revokeKeyOnSignOut({
  http,
  onClose,
  settings,
}: Pick<Kit, 'http' | 'onClose' | 'settings'>): void {
  onClose((signedByLeaver) =>
    defer(() => import('@portal/api')).pipe(
      switchMap(({ createApi }) => createApi({ ...http, signed: signedByLeaver }, settings).auth.logout()),
    ),
  );
}
