import { createSafeStorage, type SafeStorage } from '../session/safe-storage';

/** What somebody typed in a form and did not send. */
export interface Draft {
  /** ISO instant. */
  readonly savedAt: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The draft of one form, of the person who was signed in when it was opened. */
export interface DraftSlot {
  /** What is kept, or undefined: nothing, or too old, or of another version of the form. */
  readonly read: () => Draft | undefined;
  /**
   * Keeps these values instead of those before.
   *
   * @returns the ISO instant, or undefined when nothing is kept: the browser refuses, or the person is gone.
   */
  readonly write: (values: Draft['values']) => string | undefined;
  readonly remove: () => void;
  /**
   * Whether the session ended under the hands of this person, in this tab: then what they typed comes back by itself.
   * Told once.
   */
  readonly wasInterrupted: () => boolean;
  /** The form was sent: its draft goes, and nothing more is kept here. */
  readonly close: () => void;
  /** False once the form was sent or its person signed out: nobody shall be asked about it any more. */
  readonly isOpen: () => boolean;
}

export interface DraftStore {
  /** `version` is raised when the fields of the form change their meaning: older drafts are then not offered. */
  readonly slot: (form: string, version: number) => DraftSlot;
  /** Whether something that this person (an e-mail) typed is kept on this device, whoever is signed in now. */
  readonly isKeptFor: (owner: string | null) => boolean;
}

/** The draft store, with what only the kit itself may do. */
export interface OwnedDraftStore extends DraftStore {
  /** The server, or time, ended the session of this person, who did not. */
  readonly interrupt: (owner: string | null) => void;
  /** Somebody signs out: nothing they typed stays on the device. */
  readonly forget: (owner: string | null) => void;
}

export interface DraftStoreOptions {
  /** E-mail of the person who is signed in. */
  readonly owner: () => string | null;
  readonly now?: () => number;
  readonly open?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** What only this tab knows. */
  readonly tab?: SafeStorage;
}

interface KeptDraft extends Draft {
  readonly owner: string;
  readonly form: string;
  readonly version: number;
}

/** One entry for everybody's: what is too old is found and removed whoever opens the portal next. */
const ENTRY = 'portal.drafts';
/** Whose session ended in this tab without their asking. */
const INTERRUPTED = 'portal.interrupted';
/** Long enough to come back to a form, short enough for a shared computer. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000;

/** Drafts on this device, in clear: whoever holds the device could read a key to them as well. Nothing here throws. */
export function createDraftStore(options: DraftStoreOptions): OwnedDraftStore {
  const { owner: signedIn, now = Date.now, open = () => localStorage } = options;
  const { tab = createSafeStorage(() => sessionStorage) } = options;
  removeWhatIsTooOld();

  function load(): readonly KeptDraft[] {
    try {
      const stored: unknown = JSON.parse(open().getItem(ENTRY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isKeptDraft).filter(isRecent) : [];
    } catch {
      return [];
    }
  }

  /** False when the browser refuses: it is blocked, or full. */
  function store(drafts: readonly KeptDraft[]): boolean {
    try {
      if (drafts.length === 0) open().removeItem(ENTRY);
      else open().setItem(ENTRY, JSON.stringify(drafts));
      return true;
    } catch {
      return false;
    }
  }

  function isRecent({ savedAt }: KeptDraft): boolean {
    return now() - Date.parse(savedAt) <= KEPT_FOR_MS;
  }

  function removeWhatIsTooOld(): void {
    store(load());
  }

  return {
    slot(form, version) {
      const owner = signedIn();
      let isClosed = false;
      const isOpen = () => !isClosed && owner !== null && signedIn() === owner;
      const isIt = (draft: KeptDraft) => draft.owner === owner && draft.form === form;
      const others = () => load().filter((draft) => !isIt(draft));
      const remove = () => void store(others());
      return {
        read() {
          const kept = isOpen() ? load().find(isIt) : undefined;
          return kept?.version === version ? { savedAt: kept.savedAt, values: kept.values } : undefined;
        },
        write(values) {
          if (!isOpen() || owner === null) return undefined;
          const savedAt = new Date(now()).toISOString();
          return store([...others(), { owner, form, version, savedAt, values }]) ? savedAt : undefined;
        },
        remove,
        wasInterrupted() {
          if (owner === null || tab.read(INTERRUPTED) !== owner) return false;
          tab.write(INTERRUPTED, null);
          return true;
        },
        close() {
          isClosed = true;
          remove();
        },
        isOpen,
      };
    },
    isKeptFor: (owner) => load().some((draft) => draft.owner === owner),
    interrupt: (owner) => tab.write(INTERRUPTED, owner),
    forget(owner) {
      store(load().filter((draft) => draft.owner !== owner));
    },
  };
}

/** Anyone may have written there: every part is checked. */
function isKeptDraft(found: unknown): found is KeptDraft {
  if (!isRecord(found) || !isRecord(found['values'])) return false;
  const { owner, form, version, savedAt, values } = found;
  return (
    [owner, form, savedAt, ...Object.values(values)].every((part) => typeof part === 'string') &&
    typeof version === 'number' &&
    !Number.isNaN(Date.parse(String(savedAt)))
  );
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null;
}
