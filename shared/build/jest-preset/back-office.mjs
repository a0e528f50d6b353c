import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from '../commands/command-bundle.mjs';

/** The real back office in a Jest worker, outside the test's vm context: one store, reset for each test file. */

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache/back-office-for-tests');

/** The cheapest hash parameters, to keep tests fast. */
const CHEAP_PASSWORDS = { memoryCost: 64, timeCost: 1 };
const READS = ['GET', 'HEAD', 'OPTIONS'];

let current;

/** What a test file gets. Only plain data crosses the contexts. */
export async function openBackOffice() {
  letClocksOfPostgresGo();
  current ??= { office: await build(), isDirty: false };
  const opened = current;
  const { app, faults, seed, store } = opened.office;
  if (opened.isDirty) {
    await store.script(RESTORE);
    await store.renumber();
    opened.isDirty = false;
  }
  faults.clear();
  return {
    inject: async ({ method, url, headers, body }) => {
      if (!READS.includes(method) && !url.startsWith('/api/')) opened.isDirty = true;
      const answer = await app.inject({
        method,
        url,
        headers: plain(headers),
        ...(body === '' ? {} : { payload: body }),
      });
      return { status: answer.statusCode, headers: texts(answer.headers), body: answer.body };
    },
    fail: (fault) => faults.fail(plain(fault)),
    clearFaults: () => faults.clear(),
    seed: (what, ...given) => {
      opened.isDirty = true;
      return seed[what](...plain(given));
    },
  };
}

async function build() {
  const bundle = await bundleOf('tested-office');
  const { buildTestedOffice } = await import(pathToFileURL(bundle).href);
  const kept = path.join(cache, `${path.basename(path.dirname(bundle))}-${thisHour()}.tar`);
  const from = copyIn(kept);
  const office = await buildTestedOffice({
    store: { memory: true, ...(from ? { from } : {}) },
    demo: true,
    passwordCost: CHEAP_PASSWORDS,
    log: false,
  });
  if (from === undefined) {
    await office.store.script(KEEP);
    keepAs(kept, Buffer.from(await (await office.store.dump()).arrayBuffer()));
  }
  return office;
}

/** The demo data start from the time of their creation, which must be less than an hour ago. */
const thisHour = () => new Date().toISOString().slice(0, 13);

/** A cached copy; undefined when there is none, or while another worker replaces it. */
function copyIn(file) {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}

/** Creating the store and its demo data takes ten times as long as opening a cached copy. */
function keepAs(file, bytes) {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache).filter((name) => name.endsWith('.tar')))
    rmSync(path.join(cache, name), { force: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

/** Copies of every table, from which a reset restores them: creating the store again takes seconds. */
const KEEP = `
  create schema kept;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%I as table public.%I', name, name);
    end loop;
  end $$;`;
const RESTORE = `
  do $$ declare name text; columns text; begin
    perform set_config('session_replication_role', 'replica', true);
    execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') from pg_tables where schemaname = 'public');
    for name in select tablename from pg_tables where schemaname = 'public' loop
      select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
        where table_schema = 'public' and table_name = name and is_generated = 'NEVER';
      execute format('insert into public.%I (%s) overriding system value select %s from kept.%I', name, columns, columns, name);
    end loop;
  end $$;`;

/** Strips the prototypes of the test's context. */
const plain = (value) => JSON.parse(JSON.stringify(value));

const texts = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** The function of PGlite in which PostgreSQL sets its timer, also during a query and when the timer fires. */
const SETS_CLOCK = '__setitimer_js';

/** Shorter timers end by themselves. */
const LONG_MS = 1000;

const seen = new WeakSet();

/**
 * Unreferences the ten-second timer of an in-process PostgreSQL, so that it does not keep the process alive. The tests'
 * shared store is never closed: Jest would wait for ever, or report a worker that did not exit.
 */
function letClocksOfPostgresGo() {
  const { setTimeout: begin } = globalThis;
  if (seen.has(begin)) return;
  const setTimeout = (work, ms, ...given) => {
    const timer = begin(work, ms, ...given);
    if (ms >= LONG_MS && new Error().stack.includes(SETS_CLOCK)) timer.unref();
    return timer;
  };
  globalThis.setTimeout = Object.defineProperties(setTimeout, Object.getOwnPropertyDescriptors(begin));
  seen.add(globalThis.setTimeout);
}
