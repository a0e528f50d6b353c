import { useEffect, useState } from 'react';
import type * as failureParts from './failure-parts';

/** What a failure's card has besides words, loaded when something failed; undefined where it cannot be had. */
export function useFailureParts() {
  const [parts, setParts] = useState<typeof failureParts>();
  useEffect(() => {
    import('./failure-parts').then(setParts, () => undefined);
  }, []);
  return parts;
}
