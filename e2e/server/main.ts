import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openBackOffice } from '@portal/back-office';
import { withTestReach } from '@portal/back-office/testing';
import { createHost, type Host } from '../../shell/host/src/create-host';
import { hostOptionsOf } from '../../shell/host/src/deployment';
import { readSettings } from '../../shell/host/src/settings/settings';
import { createProblemBook } from '../../shell/release/src/inspect/reported-problems';
import { guardingOptions } from '../../shell/server/guard/guarding-options';
import { releaseApi } from '../../shell/server/release-api/release-api';
import type { Ask, Told } from './channel';

/**
 * The portal as in production, plus two things for tests only: the back office's record of arrivals, and seeding. Both
 * go through the IPC channel to the parent process, never over the network.
 */
const root = path.resolve(import.meta.dirname, '../..');
const settings = readSettings(process.env, root);
const tell = (message: Told) => process.send?.(message);

const problems = createProblemBook(settings.dist);
const host: Host = createHost({
  ...hostOptionsOf(settings, root),
  ...guardingOptions(settings, problems, () => host.app.log),
  extend: releaseApi(settings.dist, problems),
});
await host.listen(settings.host, settings.port);
const { port } = host.app.server.address() as AddressInfo;
const address = `http://${settings.host}:${String(port)}`;

const { options, behind } = withTestReach({
  dataDir: settings.dataDir,
  ...(settings.databaseUrl !== undefined && { databaseUrl: settings.databaseUrl }),
  demo: settings.demo,
  publicUrl: address,
});
const backOffice = await openBackOffice(options, host.app.log);
await host.open(backOffice.plugin);
tell({ kind: 'ready', address });

process.on('message', (ask: Ask) => {
  answer(ask).then(
    (value) => tell({ kind: 'answer', id: ask.id, value }),
    (error: unknown) => tell({ kind: 'failure', id: ask.id, message: String(error) }),
  );
});

// The parent has exited.
process.on('disconnect', () => {
  void host.app
    .close()
    .then(() => backOffice.close())
    .finally(() => process.exit(0));
});

async function answer(ask: Ask): Promise<unknown> {
  const { seed, arrivals } = behind();
  switch (ask.kind) {
    case 'arrivals':
      return arrivals;
    case 'policyReports':
      return host.reports.last;
    case 'quote':
      return seed.quote(ask.columns);
    case 'request':
      return seed.request(ask.columns);
    case 'file':
      return seed.file(ask.text, ask.columns);
    case 'agency':
      return seed.agency(ask.columns);
    case 'person':
      return seed.person(ask.person);
  }
}
