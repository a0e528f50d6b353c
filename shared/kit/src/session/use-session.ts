import { useCallback, useSyncExternalStore } from 'react';
import { kit } from '../kit';
import type { Session } from './session';

/** Who is signed in; the component is rendered again when that changes, in this tab or in another. */
export function useSession(): Session {
  const { session } = kit();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = session.changes.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(subscribe, session.current, session.current);
}
