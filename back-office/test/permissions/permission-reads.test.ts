import fc from 'fast-check';
import type { Client } from '../testing/signed-client';
import { useBackOffice } from '../testing/test-back-office';
import { KINDS, type Kind, type Rights, type Rows } from './permission-model';
import { runsOf } from './property-runs';
import { networks } from './random-network';
import { seenIds, signedNetwork, someOf } from './signed-network';

const backOffice = useBackOffice();
const LISTED = KINDS.filter((kind) => kind !== 'files');

/** Lists of another resource below an item. */
const BELOW: Readonly<Partial<Record<Kind, Readonly<Record<string, Kind>>>>> = {
  customer_users: { addresses: 'customer_user_addresses', customer: 'customers' },
  customers: { children: 'customers', s_cust_logo: 'files' },
  requests: { customer: 'customers', customerUser: 'customer_users' },
  ficodevquotes: { request: 'requests', s_quote_att_1: 'files', s_quote_att_2: 'files' },
};
/** Ids of other rows inside a body. */
const INSIDE: Readonly<Partial<Record<Kind, Readonly<Record<string, Kind>>>>> = {
  customer_users: { addresses: 'customer_user_addresses' },
  customers: { children: 'customers', users: 'customer_users' },
};

const idsIn = (body: unknown): number[] =>
  (Array.isArray(body) ? body : [body]).map((item) => (item as { id: number }).id);

it('T3, T4: gives to each exactly what the model of section 7.1 gives, by list, total, id and below an item', async () => {
  await fc.assert(
    fc.asyncProperty(networks, fc.nat(5), async (network, turn) => {
      const { rows, callers } = await signedNetwork(backOffice(), network, turn);
      for (const { me, rights, client } of callers) {
        const who = `${me.email} (role ${rights.role})`;
        for (const kind of LISTED) {
          const answer = await client.get(`/admin/api/${kind}?limit=-1`, { 'x-include': 'totalCount' });
          const visible = rights.sees[kind];
          expect({ who, kind, status: answer.status }).toEqual({ who, kind, status: visible ? 200 : 403 });
          if (!visible) continue;
          const total = Number(answer.headers['x-include-total-count']);
          expect({ who, kind, ids: idsIn(answer.body), total }).toEqual({
            who,
            kind,
            ids: seenIds(rights, kind),
            total: visible.size,
          });
          for (const item of answer.body as Record<string, number[]>[]) {
            for (const [field, target] of Object.entries(INSIDE[kind] ?? {})) {
              const beyond = (item[field] ?? []).filter((id) => !rights.sees[target]?.has(id));
              expect({ who, kind, field, beyond }).toEqual({ who, kind, field, beyond: [] });
            }
          }
        }
        for (const kind of KINDS) {
          const missing = await client.get(`/admin/api/${kind}/2000000000`);
          for (const id of someOf(rows, rights, kind, 4)) {
            const answer = await client.get(`/admin/api/${kind}/${id}`);
            const isSeen = rights.sees[kind]?.has(id) === true;
            expect({ who, kind, id, status: answer.status }).toEqual({
              who,
              kind,
              id,
              status: isSeen ? 200 : missing.status,
            });
            // A hidden row must be answered exactly as a missing one.
            expect(isSeen ? missing.text : answer.text).toBe(missing.text);
          }
        }
        await checkBelow(client, rows, rights, who);
      }
    }),
    runsOf(2),
  );
}, 600_000);

async function checkBelow(client: Client, rows: Rows, rights: Rights, who: string): Promise<void> {
  for (const [kind, below] of Object.entries(BELOW) as [Kind, Record<string, Kind>][]) {
    for (const id of someOf(rows, rights, kind, 2)) {
      for (const [name, target] of Object.entries(below)) {
        const answer = await client.get(`/admin/api/${kind}/${id}/${name}`);
        const isSeen = rights.sees[kind]?.has(id) === true;
        const toBeRefused = isSeen ? [] : [answer.status];
        expect(toBeRefused.filter((status) => status !== 403 && status !== 404)).toEqual([]);
        if (!isSeen) continue;
        const found = answer.status === 200 ? idsIn(answer.body) : [];
        const beyond = found.filter((found) => !rights.sees[target]?.has(found));
        expect({ who, path: `${kind}/${id}/${name}`, beyond }).toEqual({
          who,
          path: `${kind}/${id}/${name}`,
          beyond: [],
        });
      }
    }
  }
}
