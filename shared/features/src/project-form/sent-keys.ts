import { createSafeStorage } from '@portal/kit';

const ENTRY = 'portal.project-sent';
/** More tabs than anybody has open on one form. */
const KEPT = 20;

/** The keys of the projects that this device sent last. A key names a request, never a person nor a project. */
function sentKeys(): readonly string[] {
  return createSafeStorage().read(ENTRY)?.split(' ') ?? [];
}

/** Whether the project of this key was sent, from this tab or from another. */
export const wasSent = (key: string | undefined): boolean => key !== undefined && sentKeys().includes(key);

/** Tells the other tabs of this device that these projects were sent. */
export function markSent(keys: readonly string[]): void {
  const others = sentKeys().filter((key) => !keys.includes(key));
  createSafeStorage().write(ENTRY, [...keys, ...others].slice(0, KEPT).join(' '));
}

/** Listens to what the other tabs send. Returns how to stop. */
export function onSentElsewhere(listen: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a name: all of the storage was emptied, as at the end of a session.
    if (key === ENTRY || key === null) listen();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
