import { fullName } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { useSession } from '@portal/kit';
import { map, of, take } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';

/** Name of the agent: undefined while loading, '' when there is none or the reader may not know it. */
export function useAgentName({ prescriberEmail }: Project): string | undefined {
  const { people } = useApi();
  const book = useResource(
    () => people.named([prescriberEmail]).pipe(orElse(people.names())),
    [people, prescriberEmail],
  );
  return book.value?.nameOf(prescriberEmail);
}

/** Name of the manager: undefined while loading, '' when there is none or it is unknown. */
export function useManagerName({ managerId, managerName }: Project): string | undefined {
  const { managers } = useApi();
  const resource = useResource(
    () =>
      managerName !== '' || managerId === null
        ? of(managerName)
        : managers.byIds([managerId], 'deferred').pipe(
            map((known) => {
              const manager = known.get(managerId);
              return manager === undefined ? '' : fullName(manager);
            }),
            orElse(''),
          ),
    [managers, managerId, managerName],
  );
  return resource.value;
}

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
