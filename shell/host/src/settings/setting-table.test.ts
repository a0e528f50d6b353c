import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentExample, settingsPage } from '../../test/print-settings';
import { SETTING_GROUPS, SETTING_NAMES } from './setting-table';
import { readSettings } from './settings';

const root = path.resolve(__dirname, '../../../..');
const ofServer = SETTING_GROUPS.flatMap(({ entries }) => entries);

/** Every name read while parsing the settings. */
function namesRead(): readonly string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_settings, name) {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(environment, '/srv');
  return [...names].sort();
}

it('has every setting that the server reads, each once, and no other', () => {
  expect(ofServer.map(({ name }) => name).toSorted()).toEqual(namesRead());
  expect(new Set(SETTING_NAMES).size).toBe(SETTING_NAMES.length);
});

// Settings that exclude or require each other are given together.
it.each(ofServer)('takes the example of $name', ({ name, example }) => {
  const companions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    PORTAL_ADMIN_EMAIL: { PORTAL_ADMIN_PASSWORD: 'Portail2026' },
    PORTAL_ADMIN_PASSWORD: { PORTAL_ADMIN_EMAIL: 'admin@example.org' },
    PORTAL_ANALYTICS_ID: { PORTAL_ANALYTICS_URL: 'https://mesure.example' },
    PORTAL_ANALYTICS_URL: { PORTAL_ANALYTICS_ID: '1' },
  };
  expect(() => readSettings({ ...companions[name], [name]: example }, '/srv')).not.toThrow();
});

const RECIPES = [
  'deploy/Caddyfile',
  'deploy/Containerfile',
  'deploy/compose.yaml',
  'deploy/intergestion-portal.service',
  'deploy/nginx.conf',
  'deploy/package/README.md',
  'docs/deploying.md',
];

it.each(RECIPES)('has every setting that %s names', (file) => {
  const named = readFileSync(path.join(root, file), 'utf8').match(
    /\b(?:PORTAL_\w+|\w+_URL|TRUSTED_PROXIES|MAIL_FROM)\b/g,
  );
  expect((named ?? []).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

const PAGES = { 'docs/settings.md': settingsPage, '.env.example': environmentExample };

const unaligned = (text: string) =>
  text
    .replaceAll(/ +\|/g, ' |')
    .replaceAll(/\| -+ (?=\|)/g, '| --- ')
    .replaceAll(/\| -+$/gm, '| ---');

// After an intended change, run with UPDATE_SETTINGS=1 to print them anew.
it.each(Object.entries(PAGES))('is what %s says', (file, print) => {
  const target = path.join(root, file);
  if (process.env['UPDATE_SETTINGS'] === '1') writeFileSync(target, print());
  expect(unaligned(readFileSync(target, 'utf8'))).toBe(unaligned(print()));
});
