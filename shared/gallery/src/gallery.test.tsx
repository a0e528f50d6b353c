import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { Gallery, sectionOf, SectionView, type SpecimenFile } from './gallery';

const shared = path.join(process.cwd(), 'shared');
const files = ['ui', 'forms'].flatMap((name) =>
  filesBelow(path.join(shared, name, 'src'))
    .filter((file) => file.endsWith('.specimen.tsx'))
    .map((file): [name: string, file: string] => [name, file]),
);

// Contrast needs a real browser (e2e/accessibility/gallery.spec.ts); a fragment has no landmarks and need not begin at h1.
const NOT_HERE = ['color-contrast', 'region', 'heading-order', 'page-has-heading-one', 'landmark-unique'];

async function findViolations(container: Element) {
  // Some drawings are loaded when they are shown.
  await waitFor(() => expect(container.innerHTML).not.toMatch(/<svg[^>]*><\/svg>/));
  const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

beforeAll(installJsdomDialog);

it.each(files)('%s/src/%s has no accessibility violation', async (name, file) => {
  const specimens = (await import(path.join(shared, name, 'src', file))) as SpecimenFile;
  const { container } = render(
    <SectionView section={sectionOf(`@portal/${name}`, `./${file}`, specimens)} />,
  );
  expect(await findViolations(container)).toEqual([]);
  for (const show of Object.values(specimens.default).filter((each) => typeof each === 'function'))
    expect(await findViolations(render(show(() => undefined)).container)).toEqual([]);
});

it('frames them in a page with a way around', async () => {
  const { container } = render(<Gallery sections={[]} />);
  expect(await findViolations(container)).toEqual([]);
});

const NOT_SHOWN = ['base', 'class-names', 'fonts', 'viewport'];

it('shows every component', () => {
  const doors = readdirSync(path.join(shared, 'ui/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_SHOWN.includes(entry.name))
    .map(({ name }) => [`ui/src/${name}/${name}.tsx`, `ui/src/${name}/${name}.specimen.tsx`]);
  const missing = [...doors, ['forms/src/index.ts', 'forms/src/forms.specimen.tsx']].flatMap((pair) => {
    const [door = '', specimens = ''] = pair.map((file) => readFileSync(path.join(shared, file), 'utf8'));
    const shown = specimens.replace(/^import [^;]+;$/gm, '');
    return [...door.matchAll(/^export (?:(?:function|const) (\w+)|\{([^}]+)\})/gm)]
      .flatMap(([, one, several]) => (one ?? several ?? '').split(',').map((each) => each.trim()))
      .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !new RegExp(`\\b${name}\\b`).test(shown));
  });
  expect(missing).toEqual([]);
});
