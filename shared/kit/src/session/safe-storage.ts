/** A few text entries that outlive the page when the browser allows it. Nothing here throws. */
export interface SafeStorage {
  readonly read: (name: string) => string | null;
  /** null removes the entry. */
  readonly write: (name: string, value: string | null) => void;
}

/**
 * Local storage, or this page's memory for what local storage refuses: browsers block it in private windows and by
 * policy, and refuse when it is full.
 */
export function createSafeStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
): SafeStorage {
  const kept = new Map<string, string | null>();
  return {
    read(name) {
      const own = kept.get(name);
      if (own !== undefined) return own;
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    write(name, value) {
      try {
        if (value === null) open().removeItem(name);
        else open().setItem(name, value);
        kept.delete(name);
      } catch {
        kept.set(name, value);
      }
    },
  };
}
