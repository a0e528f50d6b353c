import { firstId, rowsOf, signedCaller } from '../fixtures/back-office-client';
import { emailOf } from '../fixtures/portal';
import type { PortalServer } from '../fixtures/portal-server';
import type { Viewer } from './screen';

const BUSY = 'comble@intergestion.example';

/** The people of the catalogue on one portal: their e-mails, and the ids of what they may see. */
export interface Viewers {
  /** The viewer's e-mail; undefined for a visitor. */
  readonly emailOf: (viewer: Viewer) => Promise<string | undefined>;
  /** Fills in the ids of a path: `/projectFile/{request}` → `/projectFile/969`. */
  readonly withIds: (viewer: Viewer, path: string) => Promise<string>;
}

type Ids = Readonly<Record<string, unknown>>;

const ofPortals = new WeakMap<PortalServer, Viewers>();

/** The viewers of a portal; those who are not in its demo data are seeded on first use. */
export function viewersOf(portal: PortalServer): Viewers {
  const known = ofPortals.get(portal);
  if (known) return known;
  const emails = new Map<Viewer, Promise<string>>();
  const ids = new Map<Viewer, Promise<Ids>>();
  const email = (viewer: Exclude<Viewer, 'nobody'>): Promise<string> =>
    keep(emails, viewer, () => settle(portal, viewer));

  const viewers: Viewers = {
    emailOf: (viewer) => (viewer === 'nobody' ? Promise.resolve(undefined) : email(viewer)),
    withIds: async (viewer, path) => {
      if (viewer === 'nobody' || !path.includes('{')) return path;
      const found = await keep(ids, viewer, async () => readIds(portal.address, await email(viewer)));
      return path.replace(/\{(\w+)\}/g, (_all, name: string) => String(found[name]));
    },
  };
  ofPortals.set(portal, viewers);
  return viewers;
}

function keep<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const kept = map.get(key) ?? make();
  map.set(key, kept);
  return kept;
}

async function settle(portal: PortalServer, viewer: Exclude<Viewer, 'nobody'>): Promise<string> {
  if (viewer === 'comble') return seedBusyApplicant(portal);
  if (viewer !== 'sans-role') return emailOf(viewer);
  // A role that the portal does not know, such as 3, makes the user a visitor.
  return (await portal.ask({ kind: 'person', person: { columns: { roles: '{3}' } } })).email;
}

/** An applicant with several projects and propositions in every state: long names, large amounts, dates in the past. */
async function seedBusyApplicant(portal: PortalServer): Promise<string> {
  const person = await portal.ask({
    kind: 'person',
    person: {
      email: BUSY,
      columns: { first_name: 'Marie-Antoinette-Joséphine', last_name: 'de Montmorency-Rochechouart' },
    },
  });
  const project = (columns: Readonly<Record<string, string | number>>) =>
    portal.ask({
      kind: 'request',
      columns: { customer_user_id: person.id, email: BUSY, internal_status: 'open', ...columns },
    });
  const first = await project({
    internal_status: 'expected_signature',
    s_montant_global: '1250000.5',
    note: 'Achat de plusieurs lots dans une résidence pour étudiants.\n\nLe notaire est choisi, le compromis est signé.',
    times_contacted: 3,
    last_contacted_date: new Date().toISOString(),
  });
  const funded = await project({ internal_status: 'fonds_debloques', s_montant_global: '42000' });
  await project({ internal_status: 'rejected', s_montant_global: '990000' });
  await project({ internal_status: 'more_file_requested', s_montant_global: '310000' });

  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const proposition = (number: number, columns: Readonly<Record<string, string | number>>) =>
    portal.ask({
      kind: 'quote',
      columns: {
        po_number: `PROP-2026-${String(880000 + number)}`,
        request_id: first,
        customer_user_id: person.id,
        ...columns,
      },
    });
  await proposition(1, { internal_status: 'draft', valid_until: inDays(2) });
  await proposition(2, { internal_status: 'draft', valid_until: inDays(20) });
  await proposition(3, { internal_status: 'draft', valid_until: inDays(-2) });
  await proposition(4, { internal_status: 'accepted', request_id: funded });
  await proposition(5, { internal_status: 'declined', valid_until: inDays(-40) });
  return BUSY;
}

/** Ids of rows that the person may see, by their name in a path. */
async function readIds(address: string, email: string): Promise<Ids> {
  const caller = await signedCaller(address, email);
  const user = firstId(await caller.get(`/admin/api/customer_users?email=${encodeURIComponent(email)}`));
  const quotes = rowsOf(await caller.get('/admin/api/ficodevquotes?page=1&limit=1000'));
  const withStatus = (status: string) => quotes.find(({ internal_status }) => internal_status === status);
  const requests = rowsOf(await caller.get('/admin/api/requests?page=1&limit=1000&sort=-createdAt'));
  const [request] = requests;
  const approved = new Set(
    requests.filter(({ internal_status: status }) => status === 'approuved').map(({ id }) => id),
  );
  // One that can still be answered, so that its buttons are shown; for staff, of a file that can go on or back.
  const quote =
    quotes.find((row) => row['internal_status'] === 'draft' && approved.has(row['request'])) ??
    withStatus('draft') ??
    quotes[0];
  return {
    user,
    quote: quote?.['id'],
    acceptedQuote: withStatus('accepted')?.['id'],
    declinedQuote: withStatus('declined')?.['id'],
    request: quote?.['request'] ?? request?.['id'],
    address: firstId(await caller.get(`/admin/api/customer_users/${String(user)}/addresses`)),
  };
}
