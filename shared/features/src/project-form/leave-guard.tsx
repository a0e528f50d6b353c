import { type DraftSlot, useBlocker } from '@portal/kit';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { useEffect } from 'react';

interface LeaveGuardProps {
  readonly slot: DraftSlot;
  /** Something is typed that the device does not keep. */
  readonly isUnsaved: boolean;
}

/** Asks before what is typed is lost; never once the form was sent or its person signed out. */
export function LeaveGuard({ slot, isUnsaved }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && slot.isOpen() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (slot.isOpen()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [slot, isUnsaved]);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={'Quitter cette page\u202F?'}
      confirm="Quitter la page"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Votre saisie n’est pas enregistrée sur cet appareil. Si vous quittez cette page, elle sera perdue.
    </AlertDialog>
  );
}
