import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillTemplates, ROLES, valuesFor } from '../../remote-sdk/create/fill-template.mjs';
import { refusedName, refusedTitle } from '../../remote-sdk/create/names.mjs';
import { catalogVersion } from '../webpack/workspace.cjs';
import { installNew, requireNode, root } from './install.mjs';

/**
 * `npm run create-remote NAME`: a remote that passes the tests and has one page at /NAME. The tools find remotes by
 * their folders, so nothing else must be registered. Its claims are written into the ownership policy, for the shell's
 * owners to review. `--no-install` skips the installation.
 */
const USAGE = `Usage: npm run create-remote NAME [-- --title "TITRE"]

NAME: small letters, digits and single hyphens, such as "loans"; the remote lies in mfe-NAME and starts at /NAME.
TITRE: of its page, in French; "Rubrique NAME" until somebody writes one.`;

const POLICY = 'shell/remotes.policy.json';

/**
 * @param {string} line
 * @returns {never}
 */
function refuse(line, code = 1) {
  console.error(line);
  process.exit(code);
}

function readArguments() {
  try {
    const options = /** @type {const} */ ({ title: { type: 'string' }, 'no-install': { type: 'boolean' } });
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (positionals.length === 1) return { name: positionals[0], ...values };
    return refuse(`One name is needed.\n\n${USAGE}`, 2);
  } catch (error) {
    return refuse(`${error.message}\n\n${USAGE}`, 2);
  }
}

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} file @param {string} text */
function write(file, text) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  console.log(`  ${file}`);
}

/**
 * The policy with the claims of a new remote at its end; the lines of other teams stay as they are.
 * @param {string} text
 * @param {string} name
 */
function withClaims(text, name) {
  const claims = { owner: `team-${name}`, claims: [{ paths: [`/${name}/*`], roles: ROLES }] };
  const entry = JSON.stringify({ [name]: claims }, undefined, 2).slice(2, -2);
  return `${text.slice(0, text.lastIndexOf('}')).trimEnd()},\n${entry}\n}\n`;
}

requireNode();
const { name, title, 'no-install': isLinkedLater } = readArguments();
const text = read(POLICY);
/** @type {Record<string, { claims: readonly { paths: readonly string[] }[] }>} */
const policy = JSON.parse(text);
const refused = refusedName(name);
if (refused) refuse(refused, refused.includes('is no name') ? 2 : 1);
const refusedWords = refusedTitle(title);
if (refusedWords) refuse(refusedWords, 2);
if (existsSync(path.join(root, `mfe-${name}`))) refuse(`mfe-${name} exists already.`);
if (policy[name])
  refuse(`${POLICY} knows a remote "${name}" already: remove its entry, or choose another name.`);
const owner = Object.entries(policy).find(([, { claims }]) =>
  claims.some(({ paths }) => paths.some((claimed) => `${claimed}/`.toLowerCase().startsWith(`/${name}/`))),
);
if (owner) refuse(`mfe-${owner[0]} owns /${name} (${POLICY}): choose another name.`);

const kit = JSON.parse(read('shared/kit/package.json')).version;
const values = valuesFor(name, title, { kit, react: catalogVersion('react') });
const files = Object.entries(fillTemplates(['app', 'workspace'], values));
for (const [file, content] of files) write(`mfe-${name}/${file}`, content);
write(POLICY, withClaims(text, name));
execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', `mfe-${name}`, POLICY], {
  cwd: root,
  stdio: 'ignore',
});
if (!isLinkedLater) installNew();
console.log(`
mfe-${name} is there, with one page at /${name} for everybody who signed in.
  npm run dev ${name}                  work on it
  npm run test:unit -- mfe-${name}     its tests
Its paths and roles: mfe-${name}/remote.manifest.json. What it may claim, and its owner: ${POLICY}.
A portal that is already deployed opens its pages once its shell has that policy.`);
