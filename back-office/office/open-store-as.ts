import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { ROLE_IDS } from '../src/access/caller';
import { buildBackOffice } from '../src/app/build-back-office';
import type { BackOfficeOptions } from '../src/app/options';
import { createKeySeal } from '../src/auth/session-keys';
import { createSessions, DEFAULT_LIFETIMES } from '../src/auth/sessions';
import { sql } from '../src/store/sql';
import { StoreInUseError } from '../src/store/store-lock';
import { carryInto } from './carry';
import { Refusal } from './refusal';
import type { Entrance } from './run-office';

export type StoreSettings = Pick<
  BackOfficeOptions,
  'dataDir' | 'databaseUrl' | 'databaseIsPooled' | 'smtpUrl' | 'publicUrl'
>;

/**
 * Opens the back office in this process, as one of its administrators: the same signed calls as to a running portal,
 * with the same checks. No password is needed: whoever can open the store owns it already.
 * @throws Refusal when a portal has it open, there is no store, or no administrator has this e-mail
 */
export async function openStoreAs(email: string, settings: StoreSettings): Promise<Entrance> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined && (dataDir === undefined || !existsSync(dataDir)))
    throw new Refusal(
      `There is no store in ${dataDir ?? 'any folder'}: npm start makes one, PORTAL_DATA_DIR names it.`,
    );
  // A secret for this process alone, so that nobody else can use its sessions.
  const secret = randomBytes(32).toString('hex');
  const office = await buildBackOffice({ ...settings, secret, log: false }).catch((problem: unknown) => {
    if (problem instanceof StoreInUseError)
      throw new Refusal('A portal has this store open: leave --as out, so that the command asks the portal.');
    throw problem;
  });
  try {
    const [person] = await office.store.rows<{
      id: number;
      email: string;
    }>(sql`select id, email from customer_users
      where lower(email) = lower(${email}::text) and roles[1] = ${ROLE_IDS.ADMIN} and enabled and confirmed`);
    if (!person) throw new Refusal(`${email} is no administrator of this store.`);
    const sessions = createSessions(office.store, createKeySeal(secret), DEFAULT_LIFETIMES);
    const key = await sessions.open(office.store, person.id, false, new Date());
    return {
      carry: carryInto(office.app),
      key: { email: person.email, key, skewMs: 0 },
      close: () => office.close(),
    };
  } catch (problem) {
    await office.close();
    throw problem;
  }
}
