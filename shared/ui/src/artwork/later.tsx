import { type ReactNode, useEffect, useState } from 'react';
import { drawing } from './drawing';

/**
 * A drawing that is loaded when it is shown, for states that most visits never see. Its place is kept meanwhile, and stays
 * empty when it cannot be loaded: drawings say nothing that the text beside them does not.
 */
export function later(viewBox: string, load: () => Promise<() => ReactNode>): () => ReactNode {
  const Empty = drawing(viewBox, []);
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
