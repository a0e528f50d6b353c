import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(__dirname, 'describe-package.mjs')).href;

it('a link to a page that does not go along becomes its words', () => {
  const text =
    'See [settings](settings.md), [nginx](../deploy/nginx.conf#top), [teams](teams.md) and [RFC](https://rfc.example).';
  const script = `import { withoutLostLinks } from ${JSON.stringify(MODULE)};
    const there = ['docs/settings.md', 'deploy/nginx.conf'];
    process.stdout.write(withoutLostLinks(${JSON.stringify(text)}, 'docs/deploying.md', (file) => there.includes(file)));`;
  expect(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  ).toBe(
    'See [settings](settings.md), [nginx](../deploy/nginx.conf#top), teams and [RFC](https://rfc.example).',
  );
});
