import { asText, readObject } from '@portal/registry/read-json';
import { unseen, wrong, wrongIf, type Finding } from './finding';

const TIMEOUT_MS = 5000;

/** Dependencies, by the names of `details` at `/readyz`. */
const AWAY: readonly (readonly [name: string, what: string, advice: string])[] = [
  ['database', 'its database', 'Start it, or see DATABASE_URL. Nobody can sign in meanwhile.'],
  ['backOffice', 'its back office', 'Start it, or see BACK_OFFICE_URL. Nobody can sign in meanwhile.'],
  ['scanner', 'its virus scanner', 'Start it, or see CLAMD_URL. No file is taken or given meanwhile.'],
  ['content', 'its content service', 'Start it, or see CONTENT_URL. Pages have no texts meanwhile.'],
];

/** Problems that the portal says in a sentence, by the names of `details`. */
const SAID: readonly (readonly [name: string, advice: string])[] = [
  [
    'registry',
    '`portal history` lists the registries that were served, `portal rollback --serial N` puts one back.',
  ],
  [
    'proxy',
    'Name the address of the proxy in TRUSTED_PROXIES and start the portal again: until then its visitors count as one.',
  ],
];

function findingsIn(address: string, details: Readonly<Record<string, unknown>>): readonly Finding[] {
  const place = `The portal at ${address}:`;
  return [
    ...AWAY.flatMap(([name, what, advice]) =>
      wrongIf(details[name] === 'away', `${place} ${what} does not answer.`, advice),
    ),
    ...SAID.flatMap(([name, advice]) => {
      const said = details[name];
      return typeof said === 'string' ? [wrong(`${place} ${said}.`, advice)] : [];
    }),
  ];
}

/** Where a portal with these settings answers this machine: `HOST` and `PORT`, or their defaults. */
export function localAddress({ HOST, PORT }: Readonly<Record<string, string | undefined>>): string {
  const host = HOST?.trim() || '127.0.0.1';
  // A portal that listens on all addresses is asked on its own.
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${PORT?.trim() || '8080'}`;
}

/** Asks the running portal what no file shows: its dependencies, and proxies that it sees. */
export async function examineRunning(address = localAddress(process.env)): Promise<readonly Finding[]> {
  const url = new URL('/readyz', address).href;
  const unasked = (why: string) => [
    unseen(
      `${url} ${why}: nothing is known of its database, its back office and the proxy before it.`,
      'Start the portal, or say with --url where it runs.',
    ),
  ];
  const text = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((answer) => answer.text())
    .catch(() => undefined);
  if (text === undefined) return unasked('is not answered');
  try {
    const { status, details } = readObject(JSON.parse(text), url);
    return details === undefined
      ? unasked(`says "${asText(status, url)}"`)
      : findingsIn(address, readObject(details, url));
  } catch {
    return unasked('is not answered by a portal');
  }
}
