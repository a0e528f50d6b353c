import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { testsOfApp } from './one-app.mjs';

const root = path.resolve(__dirname, '../../..');
const APPS = ['public', 'applicant', 'agent', 'admin', 'shell', 'back-office'];
const stories = filesBelow(path.join(root, 'e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => `e2e/${file}`);

it('tests the sources of an app, and the shared features that it mounts and no others', () => {
  const { folder, units } = testsOfApp(root, 'admin');
  expect(folder).toBe('mfe-admin');
  expect(units).toEqual(expect.arrayContaining(['mfe-admin/', 'shared/features/src/listing/']));
  expect(units).not.toContain('shared/features/src/simulator/');
  expect(testsOfApp(root, 'public').units).toContain('shared/features/src/simulator/');
});

it.each(APPS)('names folders and journeys of %s that are there', (app) => {
  const { folder, units, stories: own } = testsOfApp(root, app);
  for (const each of [folder, ...units]) expect(existsSync(path.join(root, each))).toBe(true);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((story) => !stories.some((file) => file.startsWith(story)))).toEqual([]);
});

it('names no journey that begins like another', () => {
  expect(testsOfApp(root, 'agent').stories).toContain('e2e/journeys/agent.spec.ts');
  expect(testsOfApp(root, 'shell').stories).toContain('e2e/session/');
});

it('gives every journey to an app', () => {
  const given = APPS.flatMap((app) => testsOfApp(root, app).stories);
  const journeys = readdirSync(path.join(root, 'e2e/journeys')).filter((file) => file.endsWith('.spec.ts'));
  const forgotten = journeys.filter(
    (file) => !given.some((story) => `e2e/journeys/${file}`.startsWith(story)),
  );
  expect(forgotten).toEqual([]);
});

it('says which apps there are when it does not know one', () => {
  expect(() => testsOfApp(root, 'agents')).toThrow('There is no app agents. There are: ');
});
