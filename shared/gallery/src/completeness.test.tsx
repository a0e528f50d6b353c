import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { allSpecimens, families } from './families';
import { anchorOf } from './section';

const gallery = path.join(process.cwd(), 'shared/gallery/src');
const ui = path.join(process.cwd(), 'shared/ui/src');

/** Exports without a visible rendering. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  '@portal/ui/class-names': 'a function for those who write components',
};

const sources = filesBelow(gallery)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(gallery, file), 'utf8'));

const importers = (subpath: string) => sources.filter((source) => source.includes(`'${subpath}'`));

/** Component names among the exports of an index: capitalised and not a type. Icons are excluded. */
const componentsOf = (source: string) =>
  [...source.matchAll(/^export (?:(?:function|const) (\w+)|\{([^}]+)\})/gm)]
    .flatMap(([, name, names]) => (name ?? names ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));

const IMPORTS = /^import [^;]+;$/gm;

/** Used outside the imports: as an element, or passed as a value. */
const shows = (source: string, component: string) =>
  new RegExp(`\\b${component}\\b`).test(source.replace(IMPORTS, ''));

const subpaths = readdirSync(ui, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['fonts', 'base'].includes(entry.name))
  .map(({ name }) => ({
    subpath: `@portal/ui/${name}`,
    index: readFileSync(path.join(ui, name, `${name}.tsx`), 'utf8'),
  }))
  .filter(({ subpath }) => !(subpath in NOT_SHOWN));

describe('the page shows', () => {
  it.each(subpaths)('$subpath', ({ subpath, index }) => {
    const users = importers(subpath);
    expect(users).not.toEqual([]);
    const missing = componentsOf(index).filter((name) => !users.some((source) => shows(source, name)));
    expect(missing).toEqual([]);
  });

  it('every field and part of @portal/forms', () => {
    const index = readFileSync(path.join(process.cwd(), 'shared/forms/src/index.ts'), 'utf8');
    const users = importers('@portal/forms');
    const components = componentsOf(index);
    expect(components).toEqual(expect.arrayContaining(['AmountField', 'PortalForm', 'SubmitButton']));
    expect(components.filter((name) => !users.some((source) => shows(source, name)))).toEqual([]);
  });

  it('all specimens, none of them twice under one address', () => {
    expect(families.flatMap(({ sections }) => sections.map(({ name }) => name)).toSorted()).toEqual(
      Object.keys(allSpecimens).toSorted(),
    );
    const ids = families.flatMap((family) => [family, ...family.sections]).map(anchorOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every state of a section under a name of its own', () => {
    const sections = families.flatMap((family) => family.sections);
    for (const { specimens } of sections) {
      expect(specimens.length).toBeGreaterThan(0);
      expect(new Set(specimens.map(({ name }) => name)).size).toBe(specimens.length);
    }
  });
});
