import { DEFAULT_SETTINGS } from '@portal/kit/shell';
import {
  createKit,
  installKit,
  type Kit,
  type PortalSettings,
  type ProblemReport,
  type SafeStorage,
  type Transport,
} from '@portal/kit';

/** A kit for tests, installed as the page's kit: no gap between calls, and an empty browser storage. */
export interface TestKit {
  readonly kit: Kit;
  /** Reported problems, newest last. */
  readonly problems: readonly ProblemReport[];
  /** Reads the session's browser storage. */
  readonly stored: (name: string) => string | null;
}

export function installTestKit(transport: Transport, settings: Partial<PortalSettings> = {}): TestKit {
  const problems: ProblemReport[] = [];
  const storage = storageInMemory();
  const kit = createKit({
    settings: {
      ...DEFAULT_SETTINGS,
      callGapMs: 0,
      demo: true,
      writesOnce: true,
      contentWritesOnce: true,
      ...settings,
    },
    transport,
    storage,
    onProblem: (report) => problems.push(report),
  });
  installKit(kit);
  return { kit, problems, stored: storage.read };
}

function storageInMemory(): SafeStorage {
  const entries = new Map<string, string>();
  return {
    read: (name) => entries.get(name) ?? null,
    write(name, value) {
      if (value === null) entries.delete(name);
      else entries.set(name, value);
    },
  };
}
