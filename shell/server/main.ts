import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { OpenBackOffice } from '@portal/back-office';
import { createHost, type Host } from '@portal/host/create-host';
import { hostOptionsOf, openEmbedded } from '@portal/host/deployment';
import { surviveLostReaders, surviveProblems } from '@portal/host/start/last-resort';
import { readSettings, type Settings } from '@portal/host/settings/settings';
import { startLines } from '@portal/host/start/start-lines';
import { explainFailure } from '@portal/host/start/startup-failure';
import { createProblemBook } from '@portal/release/inspect/reported-problems';
import { releaseApi } from './release-api/release-api';
import { guardingOptions } from './guard/guarding-options';

const root = path.resolve(import.meta.dirname, '../..');
/** Grace period for running requests after the first signal; an endless body must not keep the store open. */
const FINISH_MS = 7000;
const GRACE_MS = 10_000;

let isStopping = false;

surviveLostReaders([process.stdout, process.stderr]);

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(line: string): never {
  process.stderr.write(`InterGestion cannot start: ${line}\n`);
  process.exit(1);
}

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env, root);
  } catch (error) {
    return fail(explainFailure(error, ''));
  }
}

const settings = readSettingsOrExit();
const wanted = `${settings.host}:${settings.port}`;

/** Of the workspace, or of the package that was made of it. */
function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version?: string;
  };
  return version ?? 'unknown';
}

const problems = createProblemBook(settings.dist);
const guarding = guardingOptions(settings, problems, () => host.app.log);

const host: Host = createHost({
  ...hostOptionsOf(settings, root),
  version: versionOf(root),
  ...guarding,
  extend: releaseApi(settings.dist, problems),
});

/** Listens first, so that a port in use is reported before the store is touched; /healthz answers 503 meanwhile. */
async function start(): Promise<OpenBackOffice | undefined> {
  await host.listen(settings.host, settings.port);
  const { port } = host.app.server.address() as AddressInfo;
  const name = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const local = `http://${name}:${port}`;
  const backOffice = await openEmbedded(settings, settings.publicUrl ?? local, host.app.log, say);
  if (isStopping) return backOffice;
  await host.open(backOffice?.plugin, backOffice?.operations);
  surviveProblems(process, say);
  announce(settings.publicUrl ?? local, backOffice);
  return backOffice;
}

function announce(address: string, backOffice: OpenBackOffice | undefined): void {
  const found = settings.backOfficeUrl === undefined ? backOffice : undefined;
  for (const line of startLines(address, settings, found)) say(line);
}

/** Finishes running requests, closes the store and exits; a second signal exits at once. */
async function stop(running: Host, backOffice: Promise<OpenBackOffice | undefined>): Promise<void> {
  running.announceStop();
  setTimeout(() => running.app.server.closeAllConnections(), FINISH_MS).unref();
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  await running.app.close();
  await (await backOffice)?.close();
  process.exit(0);
}

const opening = start();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(host, opening).catch((error: unknown) => fail(explainFailure(error, wanted)));
  });
}
opening.catch((error: unknown) => {
  if (!isStopping) fail(explainFailure(error, wanted));
});
