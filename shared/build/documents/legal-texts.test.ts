import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const content = path.resolve(__dirname, '../../../back-office/content');
const page = readFileSync(path.resolve(__dirname, '../../../docs/legal-texts.md'), 'utf8');

/** What stands in brackets, and in which files. */
function placeholders(): readonly string[] {
  const found = filesBelow(content)
    .filter((file) => /\.(?:html|txt)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(content, file), 'utf8');
      return [...text.matchAll(/\[([^\]]*?)(?:, )?à (?:compléter|confirmer)\]/g)].map(
        ([, name = '']) => `${name || 'à confirmer'}: ${file}`,
      );
    });
  return [...new Set(found)].toSorted();
}

it('lists every placeholder of the texts with its files, and no other', () => {
  const rows = [...page.matchAll(/^\| ([^|]+?) +\| [^|]+ \| ([^|]+?) +\|$/gm)].slice(2);
  const listed = rows.flatMap(([, name = '', files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => `${name}: ${file}`),
  );
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(placeholders());
});
