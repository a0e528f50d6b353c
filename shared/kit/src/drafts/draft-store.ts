import { createSafeStorage, type SafeStorage } from '../session/safe-storage';

export interface Draft {
  /** ISO instant. */
  readonly savedAt: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The draft of one form, for the person signed in when it was opened. */
export interface DraftSlot {
  /** The stored draft; undefined when there is none, when it is too old, or from another version of the form. */
  readonly read: () => Draft | undefined;
  /** Replaces the values, and gives the ISO instant; undefined when the browser refuses or the person left. */
  readonly write: (values: Draft['values']) => string | undefined;
  readonly remove: () => void;
  /** True once after this person's session ended involuntarily in this tab: restore without asking. */
  readonly wasInterrupted: () => boolean;
  /** Call when the form was sent: deletes the draft and disables the slot. */
  readonly close: () => void;
  /** False once the form was sent or its person signed out: then no confirmation is needed on leaving. */
  readonly isOpen: () => boolean;
}

export interface DraftStore {
  /** Raise `version` when the fields of the form change their meaning: older drafts are then ignored. */
  readonly slot: (form: string, version: number) => DraftSlot;
  /** Whether this device holds a draft of this person (an e-mail), whoever is signed in now. */
  readonly isKeptFor: (owner: string | null) => boolean;
  /** The same of some forms alone: those whose names begin so. */
  readonly isFormKeptFor: (owner: string | null, forms: string) => boolean;
}

export interface OwnedDraftStore extends DraftStore {
  /** Notes that the session of this person was ended by the server or by a timeout. */
  readonly interrupt: (owner: string | null) => void;
  readonly forget: (owner: string | null) => void;
}

export interface DraftStoreOptions {
  readonly owner: () => string | null;
  readonly now?: () => number;
  readonly open?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly tab?: SafeStorage;
}

interface KeptDraft extends Draft {
  readonly owner: string;
  readonly form: string;
  readonly version: number;
}

/** One storage entry for all users, so that expired drafts are removed whoever opens the portal next. */
const ENTRY = 'portal.drafts';
/** The user whose session ended involuntarily in this tab. */
const INTERRUPTED = 'portal.interrupted';
/** Long enough to return to a form, short enough for a shared computer. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000;

/** Drafts stored on this device, unencrypted: a key stored beside them would protect nothing. Never throws. */
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

  /** False when the browser refuses: storage is blocked or full. */
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
    isFormKeptFor: (owner, forms) =>
      load().some((draft) => draft.owner === owner && draft.form.startsWith(forms)),
    interrupt: (owner) => tab.write(INTERRUPTED, owner),
    forget(owner) {
      store(load().filter((draft) => draft.owner !== owner));
    },
  };
}

/** Validates every part: other code may have written to the storage. */
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
