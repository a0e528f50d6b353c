import type { Caller } from '../access/caller';
import { callerOf, type Account } from '../access/caller-of';
import type { Queryable } from '../store/database';
import { prepared, sql } from '../store/sql';
import { isStorageAway } from '../store/storage-away';
import { newSessionKey, type KeySeal } from './session-keys';
import { createSpareNonces } from './spare-nonces';
import { createdAt, signedNonce, type UsernameToken } from './username-token';

/** Lifetimes in seconds. */
export interface SessionLifetimes {
  /** Maximum age of `Created`. */
  readonly windowS: number;
  /**
   * Seconds that `Created` may be ahead, for instances whose clocks differ; more prolongs a stolen signature.
   */
  readonly futureS: number;
  readonly idleS: number;
  readonly absoluteS: number;
  readonly stayIdleS: number;
  readonly stayAbsoluteS: number;
}

export const DEFAULT_LIFETIMES: SessionLifetimes = {
  windowS: 300,
  futureS: 30,
  idleS: 30 * 60,
  absoluteS: 12 * 3600,
  stayIdleS: 14 * 24 * 3600,
  stayAbsoluteS: 30 * 24 * 3600,
};

const MAX_SESSIONS = 10;
// Updating it at each use would make every read a durable write.
const TOUCH_EVERY_S = 60;

interface SessionRow extends Account {
  readonly id: number;
  readonly sealed: string;
  readonly used: Date;
  readonly created: Date;
}

export interface Sessions {
  /** Opens a session and returns its key. Keeps at most ten sessions, closing the oldest. */
  open(database: Queryable, personId: number, staysConnected: boolean, now: Date): Promise<string>;
  /** The caller, or why refused (for the log). A token counts once; of a write its nonce is stored first. */
  verify(token: UsernameToken | undefined, isWrite: boolean, now: Date): Promise<Caller | string>;
  close(sessionId: number): Promise<void>;
}

/** Ends all sessions of a person except one, and revokes their reset links. */
export async function revokeSessions(database: Queryable, personId: number, except = 0): Promise<void> {
  await database.rows(sql`delete from sessions where person_id = ${personId} and id <> ${except}`);
  await database.rows(sql`delete from reset_tokens where person_id = ${personId} and used_at is null`);
}

/** @param isWritable false while the store's disk is full: nonces of reads are then kept in memory */
export function createSessions(
  database: Queryable,
  seal: KeySeal,
  lifetimes: SessionLifetimes,
  isWritable: () => boolean = () => true,
): Sessions {
  const spare = createSpareNonces(2 * (lifetimes.windowS + lifetimes.futureS));
  const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

  const liveSessions = (username: string, now: Date): Promise<SessionRow[]> =>
    database.rows<SessionRow>(
      prepared(sql`select s.id, p.id as person, p.email, p.customer_id as customer, p.roles,
        s.sealed_key as sealed, s.last_used_at as used, s.created_at as created
      from customer_users p join sessions s on s.person_id = p.id
      where lower(p.email) = lower(${username}::text) and p.enabled and p.confirmed
        and s.last_used_at > case when s.stay_connected then ${ago(now, lifetimes.stayIdleS)}::timestamptz
          else ${ago(now, lifetimes.idleS)}::timestamptz end
        and s.created_at > case when s.stay_connected then ${ago(now, lifetimes.stayAbsoluteS)}::timestamptz
          else ${ago(now, lifetimes.absoluteS)}::timestamptz end
      order by s.id desc limit ${MAX_SESSIONS}::integer`),
    );

  const decoy = seal.seal(newSessionKey());

  /** Whose key made a token. Always checks as many keys: time tells nothing of a person's sessions. */
  const signedBy = (token: UsernameToken, sessions: readonly SessionRow[]) => {
    const found = Array.from({ length: MAX_SESSIONS }, (_, index) => {
      const session = sessions[index];
      const key = seal.open(session?.sealed ?? decoy);
      const nonce = signedNonce(token, key ?? '');
      return session && key !== undefined && nonce ? { session, nonce } : undefined;
    });
    return found.find((each) => each !== undefined);
  };

  /** False when these bytes were used before, whether sent decoded or not, padded or not. */
  const store = async (personId: number, nonce: Buffer, now: Date, isWrite: boolean): Promise<boolean> => {
    const commit = isWrite ? 'on' : 'off';
    const rows = await database.rows(
      prepared(sql`with durability as (select set_config('synchronous_commit', ${commit}, true) as value)
      insert into nonces select ${personId}::integer, ${nonce.toString('base64')}::text, ${now}::timestamptz from durability where value is not null
      on conflict do nothing returning 1 as first`),
    );
    return rows.length > 0;
  };

  const rememberHere = async (personId: number, nonce: Buffer, now: Date): Promise<boolean> => {
    const known = await database.rows(
      sql`select 1 from nonces where person_id = ${personId} and nonce = ${nonce.toString('base64')}`,
    );
    return known.length === 0 && spare.remember(personId, nonce, now);
  };

  /** A write is refused when its nonce cannot be stored; a read keeps it in memory instead. */
  const remember = async (personId: number, nonce: Buffer, now: Date, isWrite: boolean): Promise<boolean> => {
    if (spare.has(personId, nonce)) return false;
    if (!isWrite && !isWritable()) return rememberHere(personId, nonce, now);
    try {
      return await store(personId, nonce, now, isWrite);
    } catch (problem) {
      if (isWrite || !isStorageAway(problem)) throw problem;
      return rememberHere(personId, nonce, now);
    }
  };

  const touch = async ({ id, used, created }: SessionRow, now: Date): Promise<void> => {
    if (!isWritable()) return;
    const sinceUsed = now.getTime() - used.getTime();
    // Created while the clock was ahead: restart its lifetime now.
    const isAhead = created.getTime() - now.getTime() > TOUCH_EVERY_S * 1000;
    if (!isAhead && Math.abs(sinceUsed) < TOUCH_EVERY_S * 1000) return;
    await database.rows(sql`update sessions set last_used_at = ${now},
      created_at = least(created_at, ${now}::timestamptz) where id = ${id}`);
  };

  return {
    open: async (queryable, personId, staysConnected, now) => {
      const key = newSessionKey();
      await queryable.rows(sql`insert into sessions (person_id, sealed_key, stay_connected, created_at, last_used_at)
        values (${personId}, ${seal.seal(key)}, ${staysConnected}, ${now}, ${now})`);
      await queryable.rows(sql`delete from sessions where person_id = ${personId} and id not in (
        select id from sessions where person_id = ${personId} order by id desc limit ${MAX_SESSIONS}::integer)`);
      return key;
    },

    verify: async (token, isWrite, now) => {
      if (!token) return 'no valid header';
      const age = (now.getTime() - createdAt(token)) / 1000;
      if (!(age <= lifetimes.windowS)) return 'expired';
      if (age < -lifetimes.futureS) return 'from the future';
      const sessions = await liveSessions(token.username, now);
      const signed = signedBy(token, sessions);
      if (!signed) return 'no session signs like this';
      const { session, nonce } = signed;
      if (!(await remember(session.person, nonce, now, isWrite))) return 'replayed';
      await touch(session, now);
      return callerOf(database, session, session.id);
    },

    close: async (sessionId) => {
      await database.rows(sql`delete from sessions where id = ${sessionId}`);
    },
  };
}
