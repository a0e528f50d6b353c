import type { SafeStorage } from '@portal/kit';
import { PREVIEWS_KEY, type AskedPreview, type Previews } from './previews';

const LASTS_MS = 8 * 3_600_000;
/** `agent@1.6.0-rc.1`. */
const ASKED = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/;
/** What is no such thing is still told, but not at any length. */
const SHOWN = 60;

interface KeptPreview extends AskedPreview {
  /** Epoch milliseconds. */
  readonly until: number;
}

/**
 * Takes `?mfe=agent@1.6.0-rc.1` (as often as one likes) from the address, and keeps it for this tab for eight hours.
 * Only names and versions are read here: what they lead to is what the registry lists, on our own origin, or nothing.
 */
export function takePreviews(tab: SafeStorage, page: Window = window): Previews {
  const address = new URL(page.location.href);
  const until = Date.now() + LASTS_MS;
  const kept = new Map(recall(tab).map((each) => [each.remote, each]));
  for (const wish of address.searchParams.getAll('mfe')) {
    const [, remote = wish.slice(0, SHOWN), version = ''] = ASKED.exec(wish) ?? [];
    kept.set(remote, { remote, version, until });
  }
  let asked: readonly KeptPreview[] = [...kept.values()];
  tab.write(PREVIEWS_KEY, asked.length > 0 ? JSON.stringify(asked) : null);
  if (address.searchParams.has('mfe')) {
    // Said once: the address that is copied from here on leads everybody to the version in service.
    address.searchParams.delete('mfe');
    page.history.replaceState(page.history.state, '', address);
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
