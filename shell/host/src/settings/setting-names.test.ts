import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from './setting-reader';
import { readSettings } from './settings';
import { slipsBetween, unknownSetting } from './setting-names';

const root = path.resolve(import.meta.dirname, '../../../..');
const said = (name: string) => unknownSetting({ [name]: '1' });

describe('O2: a setting that there is not', () => {
  it.each([
    ['PORTAL_LOGG', 'PORTAL_LOGG is no setting of the portal: PORTAL_LOG is.'],
    ['PORTAL_ADMIN_MAIL', 'PORTAL_ADMIN_MAIL is no setting of the portal: PORTAL_ADMIN_EMAIL is.'],
    ['PORTAL_DEMOS', 'PORTAL_DEMOS is no setting of the portal: PORTAL_DEMO is.'],
    ['PORTAL_SHED_DELAY', 'PORTAL_SHED_DELAY is no setting of the portal: PORTAL_SHED_DELAY_MS is.'],
    [
      'PORTAL_WELCOME_SENTENCE',
      'PORTAL_WELCOME_SENTENCE is no setting of the portal: docs/settings.md lists them.',
    ],
  ])('%s is one line with the nearest name', (name, line) => {
    expect(said(name)).toBe(line);
    expect(() => readSettings({ [name]: '1' }, '/srv')).toThrow(new SettingError(line));
  });

  it.each([
    'PORTAL_SERVICE_HOST',
    'PORTAL_SERVICE_PORT_HTTP',
    'PORTAL_PORT',
    'PORTAL_PORT_8080_TCP_ADDR',
    'PORTAL_DB_SERVICE_HOST',
    'PORTAL_DB_PORT_5432_TCP',
    'HOME',
    'HOSTNAME',
    'portal_log',
  ])('%s is somebody else’s, and passed over', (name) => expect(said(name)).toBeUndefined());
});

it('every PORTAL_ name that a page or a program of ours reads is known', () => {
  const folders = [
    ...['shell/host/src', 'shell/host/src/settings', 'shell/host/src/start'],
    ...['shared/build/commands', 'e2e', 'e2e/fixtures', 'back-office/office'],
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => /(?<!\.test)\.(?:ts|mjs)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const texts = [...files, 'README.md', 'docs/operating.md', 'docs/commands.md'].map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const names = new Set(
    texts.flatMap((text) => text.match(/(?<![\w$])PORTAL_[A-Z][A-Z_]*[A-Z](?!_)/g) ?? []),
  );
  expect(names.size).toBeGreaterThan(15);
  expect([...names].map(said).filter((line) => line !== undefined)).toEqual([]);
});

it('counts slips', () => {
  expect([slipsBetween('LOG', 'LOG'), slipsBetween('LOGG', 'LOG'), slipsBetween('', 'ab')]).toEqual([
    0, 1, 2,
  ]);
});
