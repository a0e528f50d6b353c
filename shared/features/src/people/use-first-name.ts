import { useSession } from '@portal/kit';
import { of, take } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';

/**
 * First name of who is signed in, '' until it is known. The portal reads the profile at sign-in: what is remembered of
 * it will do, so this costs no call.
 */
export function useFirstName(): string {
  const { people } = useApi();
  const { email } = useSession();
  const profile = useResource(
    () => (email === null ? of(undefined) : people.profile(email).pipe(take(1), orElse(undefined))),
    [people, email],
  );
  return profile.value?.firstName ?? '';
}
