import { useEffect, useState, type ComponentType } from 'react';

/** The drawing of a failure, loaded when something failed; its place stays empty where it cannot be had. */
export function FailureArt() {
  const [Drawing, setDrawing] = useState<ComponentType>();
  useEffect(() => {
    import('./failure-drawing').then(
      (loaded) => setDrawing(() => loaded.default),
      () => undefined,
    );
  }, []);
  return Drawing && <Drawing />;
}
