import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
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

const policyFile = 'shell/remotes.policy.json';

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
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        'no-install': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (positionals.length !== 1) refuse(`One name is needed.\n\n${USAGE}`, 2);
    return { name: positionals[0], title: values.title, installs: !values['no-install'] };
  } catch (error) {
    return refuse(`${error.message}\n\n${USAGE}`, 2);
  }
}

/**
 * The remote that already claims paths below `/<name>`.
 * @param {string} name
 * @param {Record<string, { claims: readonly { paths: readonly string[] }[] }>} policy
 */
function ownerOf(name, policy) {
  const root = `/${name}`;
  return Object.entries(policy).find(([, { claims }]) =>
    claims.some(({ paths }) =>
      paths.some((claimed) => `${claimed.toLowerCase().replace(/\/\*$/, '')}/`.startsWith(`${root}/`)),
    ),
  )?.[0];
}

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const { ignorePatterns: _, ...style } = JSON.parse(read('.oxfmtrc.json'));

/**
 * Writes a file, formatted.
 * @param {string} file
 * @param {string} text
 */
async function write(file, text) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  writeFileSync(full, code);
}

/**
 * The policy with the claims of a new remote at its end; the lines of other teams stay as they are.
 * @param {string} text
 * @param {string} name
 */
function withClaims(text, name) {
  const claims = { owner: `team-${name}`, claims: [{ paths: [`/${name}/*`], roles: ROLES }] };
  const entry = JSON.stringify({ [name]: claims }, undefined, 2)
    .slice(2, -2)
    // Lists of words on one line, as the formatter writes them.
    .replaceAll(/\[\s*("[^{}[\]]*")\s*\]/g, (_, words) => `[${words.replaceAll(/\s*\n\s*/g, ' ')}]`);
  return `${text.slice(0, text.lastIndexOf('}')).trimEnd()},\n${entry}\n}\n`;
}

requireNode();
const { name, title, installs } = readArguments();
const policyText = read(policyFile);
const policy = JSON.parse(policyText);
const refused = refusedName(name);
if (refused) refuse(refused, refused.includes('is no name') ? 2 : 1);
const refusedWords = refusedTitle(title);
if (refusedWords) refuse(refusedWords, 2);
if (existsSync(path.join(root, `mfe-${name}`))) refuse(`mfe-${name} exists already.`);
if (policy[name])
  refuse(`${policyFile} knows a remote "${name}" already: remove its entry, or choose another name.`);
const owner = ownerOf(name, policy);
if (owner) refuse(`mfe-${owner} owns /${name} (${policyFile}): choose another name.`);

const kit = JSON.parse(read('shared/kit/package.json')).version;
const values = valuesFor(name, title, { kit, react: catalogVersion('react') });
const filled = Object.entries(fillTemplates(['app', 'workspace'], values));
const files = Object.fromEntries(filled.map(([file, text]) => [`mfe-${name}/${file}`, text]));
for (const [file, text] of Object.entries(files)) await write(file, text);
writeFileSync(path.join(root, policyFile), withClaims(policyText, name));
for (const file of [...Object.keys(files), policyFile]) console.log(`  ${file}`);
if (installs) installNew();
const { packageManager } = JSON.parse(read('package.json'));
const steps = [
  ...(installs
    ? []
    : [[`npx --yes ${packageManager} install --no-frozen-lockfile`, 'first: its links, and the lockfile']]),
  [`npm run dev ${name}`, 'work on it'],
  [`npm run test:unit -- mfe-${name}`, 'its tests'],
];
const width = Math.max(...steps.map(([command]) => command.length));
console.log(`
mfe-${name} is there, with one page at /${name} for everybody who signed in.
${steps.map(([command, meaning]) => `  ${command.padEnd(width)}  ${meaning}`).join('\n')}
Its paths and roles: mfe-${name}/remote.manifest.json. What it may claim, and its owner: ${policyFile}.
A portal that is already deployed opens its pages once its shell has that policy.`);
