import { useState } from 'react';

/** Name of a part that only links lead to. It stays when it is left: its button has the focus. */
export function useLinkedName(part: string | undefined, isLinked: (name: string) => boolean) {
  const [linked, setLinked] = useState<string>();
  if (part !== undefined && part !== linked && isLinked(part)) setLinked(part);
  return linked;
}
