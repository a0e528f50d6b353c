/** Text entries that persist when the browser allows it. Never throws. */
export interface SafeStorage {
  readonly read: (name: string) => string | null;
  /** null removes the entry. */
  readonly write: (name: string, value: string | null) => void;
}

/** Local storage, or memory when the browser refuses it: private windows, policy, full. */
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
