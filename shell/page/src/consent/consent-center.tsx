import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Consent, Purpose } from './consent';
import { ConsentBanner } from './consent-banner';
import { ConsentDialog } from './consent-dialog';

export interface ConsentCenterProps {
  consent: Consent;
  /** The visitor opened the dialog to change their choices. */
  isManaging: boolean;
  onManage: () => void;
  onClose: () => void;
}

/** The banner while a choice is due, and the dialog to choose by purpose. */
export function ConsentCenter({ consent, isManaging, onManage, onClose }: ConsentCenterProps) {
  const isDue = useSyncExternalStore(consent.follow, consent.agreed) === undefined;
  const wasDue = useRef(isDue);

  useEffect(() => {
    // The focus was in the removed banner: move it to the page content.
    if (wasDue.current && !isDue) document.getElementById('contenu')?.focus({ preventScroll: true });
    wasDue.current = isDue;
  }, [isDue]);

  function decide(agreed: readonly Purpose[]) {
    consent.decide(agreed);
    onClose();
  }

  return (
    <>
      {isDue && <ConsentBanner purposes={consent.purposes} onDecide={decide} onChoose={onManage} />}
      {isManaging && (
        <ConsentDialog
          purposes={consent.purposes}
          agreed={consent.agreed() ?? []}
          onDecide={decide}
          onClose={onClose}
        />
      )}
    </>
  );
}
