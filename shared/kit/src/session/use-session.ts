import { useCallback, useSyncExternalStore } from 'react';
import { kit } from '../kit';
import type { Session } from './session';

/** The current session; re-renders the component when it changes, in any tab. */
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
