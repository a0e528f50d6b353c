import { createSafeStorage } from '@portal/kit';

const ENTRY = 'portal.project-sent';
/** More than the tabs anyone has open on one form. */
const KEPT = 20;

/** Keys of the projects last submitted from this device. A key identifies a request, not a person or a project. */
function sentKeys(): readonly string[] {
  return createSafeStorage().read(ENTRY)?.split(' ') ?? [];
}

/** Whether the project with this key was submitted from any tab. */
export const wasSent = (key: string | undefined): boolean => key !== undefined && sentKeys().includes(key);

/** Tells other tabs of this device that these projects were submitted. */
export function markSent(keys: readonly string[]): void {
  const others = sentKeys().filter((key) => !keys.includes(key));
  createSafeStorage().write(ENTRY, [...keys, ...others].slice(0, KEPT).join(' '));
}

/** Subscribes to submissions from other tabs. Returns the unsubscribe function. */
export function onSentElsewhere(listen: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared, as at sign-out.
    if (key === ENTRY || key === null) listen();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
