import { useEffect, useEffectEvent } from 'react';
import { AlertDialog } from '@portal/ui/alert-dialog';

const WORKS_MS = 3_000;

/** A question whose answer is being sent: nothing leads out of it, so here it ends by itself. */
export function BusyQuestion({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), WORKS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AlertDialog
      open
      title="Refuser cette proposition ?"
      confirm="Refuser"
      danger
      busy="Envoi en cours"
      onConfirm={onEnd}
      onCancel={onEnd}
    >
      <p>Rien ne permet de sortir pendant l’envoi. Celui-ci dure trois secondes.</p>
    </AlertDialog>
  );
}
