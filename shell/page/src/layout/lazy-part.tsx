import { kit } from '@portal/kit';
import { useEffect, useState, type ComponentType } from 'react';

export interface PartNeed {
  /** Whether the part has something to show. */
  isNeeded: boolean;
  /** Resets the need after a failed download; the next need downloads again. */
  onFailure?: () => void;
  /** The part is loaded, even if no longer needed. */
  onArrival?: () => void;
}

/** A part of the shell loaded on first use and then kept, so that first visits without it do not load it. */
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
