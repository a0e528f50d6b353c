import type { Kit } from '@portal/kit';
import { defer, switchMap } from 'rxjs';

/**
 * Whoever signs out says so to the server, which then forgets the key. Best effort: nobody waits for it, and a key that
 * could not be revoked ends by itself.
 */
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
