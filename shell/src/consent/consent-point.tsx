import { kit } from '@portal/kit';
import { useEffect, useState, type ComponentType } from 'react';
import type { ConsentCenterProps } from './consent-center';

/**
 * Where the choices about cookies are asked for and changed. What it shows is downloaded when there is something to
 * show: a visitor who has nothing to choose does not pay for it.
 */
export function ConsentPoint(props: ConsentCenterProps) {
  const { consent, isManaging, onClose } = props;
  const [Center, setCenter] = useState<ComponentType<ConsentCenterProps>>();
  const isNeeded = isManaging || consent.agreed() === undefined;

  useEffect(() => {
    if (!isNeeded || Center) return;
    import('./consent-center').then(
      (center) => setCenter(() => center.ConsentCenter),
      (problem: unknown) => {
        kit().telemetry.report(problem, { where: 'consent' });
        // Asked for again, it is downloaded again.
        onClose();
      },
    );
  }, [isNeeded, Center, onClose]);

  return Center && <Center {...props} />;
}
