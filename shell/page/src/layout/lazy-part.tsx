import { kit } from '@portal/kit';
import { useEffect, useState, type ComponentType } from 'react';

export interface PartNeed {
  /** The part has something to show. */
  isNeeded: boolean;
  /** Takes the need back; when it comes again, the part is downloaded again. */
  onFailure?: () => void;
  /** The part is there, wanted or not any more. */
  onArrival?: () => void;
}

/**
 * A part of the shell that is downloaded when it is first needed, and then stays: a first visit that does without it
 * does not pay for it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & PartNeed> {
  return function LazyPart(props) {
    const { isNeeded, onFailure, onArrival } = props;
    const [Part, setPart] = useState<ComponentType<Props>>();

    useEffect(() => {
      if (!isNeeded || Part) return undefined;
      let isWaiting = true;
      load().then(
        (loaded) => {
          setPart(() => loaded);
          onArrival?.();
        },
        (problem: unknown) => {
          kit().telemetry.report(problem, { where: 'shell' });
          if (isWaiting) onFailure?.();
        },
      );
      return () => {
        isWaiting = false;
      };
    }, [isNeeded, Part, onFailure, onArrival]);

    return Part && <Part {...props} />;
  };
}
