import { useSession } from '@portal/kit';
import { of, take } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';

/** First name of the signed-in user, '' until known. Cached since sign-in, so it costs no request. */
export function useFirstName(): string {
  const { people } = useApi();
  const { email } = useSession();
  const profile = useResource(
    () => (email === null ? of(undefined) : people.profile(email).pipe(take(1), orElse(undefined))),
    [people, email],
  );
  return profile.value?.firstName ?? '';
}
