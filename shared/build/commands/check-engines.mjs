// `npm run check -- engines`: the first journey in Firefox and in WebKit, as Debian ships them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { programNamed } from '../package/check-recipes.mjs';
import { install, requireNode, root } from './install.mjs';

const ENGINES = {
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: { programs: ['WebKitWebDriver', 'xvfb-run'], packages: 'webkit2gtk-driver xvfb' },
};

requireNode();
install();

const there = Object.entries(ENGINES).flatMap(([engine, { programs, packages }]) => {
  if (programs.every(programNamed)) return [`--project=${engine}`];
  console.log(`Not tried in ${engine}, which has to be installed: apt-get install ${packages}`);
  return [];
});
if (there.length > 0) {
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  const { status } = spawnSync(
    playwright,
    ['test', '-c', 'e2e/engines/playwright.config.ts', ...there, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
