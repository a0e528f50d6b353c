import type { SafeStorage } from '@portal/kit';
import { SHELL } from '@portal/registry/read-shell';

/** Session storage entry of the previews of this tab. */
const PREVIEWS_KEY = 'portal.previews';

/** A version requested in this tab, which may not exist. */
export interface AskedPreview {
  readonly remote: string;
  readonly version: string;
}

/** The previews of this tab; almost always none. */
export interface Previews {
  asked(): readonly AskedPreview[];
  /** Remote → version; the same object until it changes. */
  versions(): Readonly<Record<string, string>>;
  leave(): void;
}

const LASTS_MS = 8 * 3_600_000;
/** `agent@1.6.0-rc.1`. */
const ASKED = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;
/** Invalid values are shown too, but truncated. */
const SHOWN = 60;

interface KeptPreview extends AskedPreview {
  /** Epoch milliseconds. */
  readonly until: number;
}

/**
 * Moves `?mfe=agent@1.6.0-rc.1` (may be repeated) and `?shell=1.3.0` from the URL to this tab, for eight hours. Only names and versions
 * are read: they select among the releases listed in the registry, on our own origin.
 */
export function openPreviews(tab: SafeStorage): Previews {
  const address = new URL(location.href);
  const until = Date.now() + LASTS_MS;
  const kept = new Map(recall(tab).map((each) => [each.remote, each]));
  for (const wish of address.searchParams.getAll('mfe')) {
    const [, remote = wish.slice(0, SHOWN), version = ''] = ASKED.exec(wish) ?? [];
    kept.set(remote, { remote, version, until });
  }
  // The server has given this page that shell, if it may be had.
  const shell = address.searchParams.get(SHELL);
  if (shell !== null) kept.set(SHELL, { remote: SHELL, version: VERSION.test(shell) ? shell : '', until });
  let asked: readonly KeptPreview[] = [...kept.values()];
  tab.write(PREVIEWS_KEY, asked.length > 0 ? JSON.stringify(asked) : null);
  if (address.searchParams.has('mfe') || shell !== null) {
    // Removed, so that a copied URL does not carry the preview to others.
    address.searchParams.delete('mfe');
    address.searchParams.delete(SHELL);
    history.replaceState(history.state, '', address);
  }
  let versions = versionsOf(asked);
  return {
    asked: () => asked,
    versions: () => versions,
    leave() {
      asked = [];
      versions = {};
      tab.write(PREVIEWS_KEY, null);
    },
  };
}

const versionsOf = (asked: readonly AskedPreview[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    asked.filter(({ version }) => version !== '').map((each) => [each.remote, each.version]),
  );

function recall(tab: SafeStorage): readonly KeptPreview[] {
  try {
    const kept: unknown = JSON.parse(tab.read(PREVIEWS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).filter(({ until }) => until > Date.now()) : [];
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is KeptPreview =>
  typeof value === 'object' &&
  value !== null &&
  ['remote', 'version'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'until') === 'number';
