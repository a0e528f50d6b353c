import { createInterface } from 'node:readline/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { carryTo, openStoreAs, Refusal, runOffice } from '@portal/back-office/office';
import { SettingError } from './settings/setting-reader';
import { readSettings, type Settings } from './settings/settings';
import { explainFailure } from './start/startup-failure';

const root = path.resolve(import.meta.dirname, '../../..');

/** Asks on the terminal, hiding a secret. Undefined without a terminal. */
async function ask(question: string, isSecret: boolean): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isSecret) process.stderr.write(question);
  const lines = createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stderr,
    terminal: true,
  });
  try {
    const stop = new AbortController();
    lines.once('SIGINT', () => stop.abort());
    return await lines.question(question, { signal: stop.signal });
  } catch {
    throw new Refusal('Stopped.');
  } finally {
    lines.close();
    if (isSecret) process.stderr.write('\n');
  }
}

function settingsOfStore(): Settings {
  try {
    return readSettings(process.env, root);
  } catch (error) {
    if (error instanceof SettingError) throw new Refusal(error.message);
    throw error;
  }
}

try {
  process.exitCode = await runOffice(process.argv.slice(2), {
    environment: process.env,
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    ask,
    carryTo,
    openStore: (email) => {
      const { dataDir, databaseUrl, databaseIsPooled, smtpUrl, publicUrl } = settingsOfStore();
      return openStoreAs(email, { dataDir, databaseUrl, databaseIsPooled, smtpUrl, publicUrl });
    },
  });
} catch (error) {
  process.stderr.write(`${explainFailure(error, '')}\n`);
  process.exitCode = 1;
}
