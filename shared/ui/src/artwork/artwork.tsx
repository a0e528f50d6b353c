import { type ReactNode, useEffect, useState } from 'react';
import { drawing, SPOT } from './drawing';

export { EmptyProject } from './empty-project';
export { EmptyProposition } from './empty-proposition';
export { FacadeWideArt } from './facade-wide-art';
export { Offline } from './offline';

/**
 * A drawing that is loaded when it is shown, for states that most visits never see. Its place is kept meanwhile, and stays
 * empty when it cannot be loaded: drawings say nothing that the text beside them does not.
 */
function later(load: () => Promise<() => ReactNode>): () => ReactNode {
  const Empty = drawing(SPOT, []);
  let loaded: (() => ReactNode) | undefined;
  return function LaterDrawing() {
    const [Drawing, setDrawing] = useState<() => ReactNode>(() => loaded ?? Empty);
    useEffect(() => {
      let isGone = false;
      load().then(
        (found) => {
          loaded = found;
          if (!isGone) setDrawing(() => found);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, []);
    return <Drawing />;
  };
}

/** Loading failed, with a connection. */
export const Failure = later(async () => (await import('./failure')).Failure);
/** Nothing found, or not there. */
export const NoResult = later(async () => (await import('./no-result')).NoResult);
