import { kit, useBlocker } from '@portal/kit';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { useEffect, useRef } from 'react';

interface LeaveGuardProps {
  /** Something is typed that nothing keeps. */
  readonly isUnsaved: boolean;
  /** Asked when someone leaves; while a session lasts unless told: whoever signs out may not be held back. */
  readonly asks?: () => boolean;
}

/**
 * Asks before what is typed is lost: on the way to another page, on a reload, on closing. Never after signing out. While
 * something is, the shell puts no other version in the place of this one.
 */
export function LeaveGuard({ isUnsaved, asks = isSignedIn }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && asks() && currentLocation.pathname !== nextLocation.pathname,
  );

  const letGo = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    letGo.current = kit().unsaved.hold();
    return letGo.current;
  }, [isUnsaved]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (asks()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks, isUnsaved]);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={'Quitter cette page\u202F?'}
      confirm="Quitter la page"
      danger
      onConfirm={() => {
        // Given up: the page that comes next may be of another version.
        letGo.current?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      Votre saisie n’est pas enregistrée. Si vous quittez cette page, elle sera perdue.
    </AlertDialog>
  );
}

const isSignedIn = (): boolean => kit().session.current().isLoggedIn;
