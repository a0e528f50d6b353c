import { kit, useBlocker } from '@portal/kit';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { useEffect } from 'react';

interface LeaveGuardProps {
  /** Something is typed that nothing keeps. */
  readonly isUnsaved: boolean;
  /** Asked when someone leaves; while a session lasts unless told: whoever signs out may not be held back. */
  readonly asks?: () => boolean;
}

/** Asks before what is typed is lost: on the way to another page, on a reload, on closing. Never after signing out. */
export function LeaveGuard({ isUnsaved, asks = isSignedIn }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && asks() && currentLocation.pathname !== nextLocation.pathname,
  );

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
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Votre saisie n’est pas enregistrée. Si vous quittez cette page, elle sera perdue.
    </AlertDialog>
  );
}

const isSignedIn = (): boolean => kit().session.current().isLoggedIn;
