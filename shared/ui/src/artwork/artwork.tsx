import { lazy, type ReactNode, Suspense } from 'react';
import { drawing, SPOT } from './drawing';

export { EmptyProject } from './empty-project';
export { EmptyProposition } from './empty-proposition';
export { FacadeWideArt } from './facade-wide-art';
export { Offline } from './offline';

const Empty = drawing(SPOT, []);

/**
 * A drawing that is loaded when it is shown, for states that most visits never see. Its place is kept meanwhile, and stays
 * empty when it cannot be loaded: drawings say nothing that the text beside them does not.
 */
function later(load: () => Promise<() => ReactNode>): () => ReactNode {
  const Drawing = lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: Empty }),
    ),
  );
  return function LaterDrawing() {
    return (
      <Suspense fallback={<Empty />}>
        <Drawing />
      </Suspense>
    );
  };
}

/** Loading failed, with a connection. */
export const Failure = later(async () => (await import('./failure')).Failure);
/** Nothing found, or not there. */
export const NoResult = later(async () => (await import('./no-result')).NoResult);
