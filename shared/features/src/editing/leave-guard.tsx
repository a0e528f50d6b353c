import { useFormStatus } from '@portal/forms';
import { kit, useBlocker } from '@portal/kit';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { useEffect, useRef } from 'react';

interface LeaveGuardProps {
  /** There is input that is stored nowhere. */
  readonly isUnsaved: boolean;
  /** Whether to ask at the time of leaving. By default only while signed in, so that signing out is never blocked. */
  readonly asks?: () => boolean;
}

/**
 * Asks before unsaved input is lost by navigation, reload or closing, but never after signing out. While there is any,
 * the shell does not swap in another version of this remote.
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

  if (blocker.state !== 'blocked') return null;
  return (
    <AlertDialog
      title={'Quitter cette page\u202F?'}
      confirm="Quitter la page"
      danger
      onConfirm={() => {
        // Releases this version: the next page may come from another one.
        letGo.current?.();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    >
      Votre saisie n’est pas enregistrée. Si vous quittez cette page, elle sera perdue.
    </AlertDialog>
  );
}

const isSignedIn = (): boolean => kit().session.current().isLoggedIn;

/** Inside a form: asks before leaving with unsaved changes. */
export function FormLeaveGuard() {
  const { dirty, submitting, submitSucceeded } = useFormStatus();
  return <LeaveGuard isUnsaved={dirty && !submitting && !submitSucceeded} />;
}
