import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { Gallery, Section } from './gallery';
import { SPECIMENS } from './specimens/all';

// Contrast needs a real browser; a fragment has no landmarks and need not begin at h1.
const NOT_HERE = ['color-contrast', 'region', 'heading-order', 'page-has-heading-one', 'landmark-unique'];

async function findViolations(container: Element) {
  // Some drawings are loaded when they are shown.
  await waitFor(() => expect(container.innerHTML).not.toMatch(/<svg[^>]*><\/svg>/));
  const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

beforeAll(installJsdomDialog);

it.each(Object.entries(SPECIMENS))('%s has no accessibility violation', async (door, states) => {
  const { container } = render(<Section door={door} states={states} />);
  expect(await findViolations(container)).toEqual([]);
  for (const show of Object.values(states).filter((each) => typeof each === 'function'))
    expect(await findViolations(render(show(() => undefined)).container)).toEqual([]);
});

it('frames them in a page with a way around', async () => {
  const { container } = render(<Gallery specimens={{}} />);
  expect(await findViolations(container)).toEqual([]);
});

// No component, or one that stands in a field or a table.
const NOT_SHOWN = 'base class-names fonts input rule-list tick viewport visually-hidden'.split(' ');

it('shows every component', () => {
  const shared = path.join(process.cwd(), 'shared');
  const shown = readdirSync(path.join(shared, 'gallery/src/specimens'))
    .map((file) => readFileSync(path.join(shared, 'gallery/src/specimens', file), 'utf8'))
    .join('')
    .replace(/^import [^;]+;$/gm, '');
  const missing = readdirSync(path.join(shared, 'ui/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_SHOWN.includes(entry.name))
    .map(({ name }) => `ui/src/${name}/${name}.tsx`)
    .concat('forms/src/index.ts')
    .map((door) => readFileSync(path.join(shared, door), 'utf8'))
    .flatMap((door) => [...door.matchAll(/^export (?:(?:function|const) (\w+)|\{([^}]+)\})/gm)])
    .flatMap(([, one, several]) => (one ?? several ?? '').split(',').map((each) => each.trim()))
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !new RegExp(`\\b${name}\\b`).test(shown));
  expect(missing).toEqual([]);
});
