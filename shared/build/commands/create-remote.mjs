import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { catalogVersion } from '../webpack/workspace.cjs';
import { installNew, requireNode, root } from './install.mjs';

/**
 * `npm run create-remote NAME`: a remote that passes the tests and has one page at /NAME. The tools find remotes by
 * their folders, so nothing else must be registered. Its claims are written into the ownership policy, for the shell's
 * owners to review. `--no-install` skips the installation.
 */
const USAGE = `Usage: npm run create-remote NAME

NAME: small letters, digits and single hyphens, such as "loans"; the remote lies in mfe-NAME and starts at /NAME.`;

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 30;
/** First path segments that the server uses itself, and the build tools' name for the shell. */
const TAKEN = ['shell', 'remotes', 'api', 'items', 'assets', 'healthz', 'telemetry'];
const policyFile = 'shell/remotes.policy.json';
/** The files of a remote in the style of the others, as `.txt`: one page for all signed-in users. */
const template = 'shared/build/remote-template';
/** Default roles of a new remote: all signed-in users. */
const ROLES = ['ADMIN', 'AGENT', 'APPLICANT', 'DIRECTOR'];

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
      options: { 'no-install': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (positionals.length !== 1) refuse(`One name is needed.\n\n${USAGE}`, 2);
    return { name: positionals[0], installs: !values['no-install'] };
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
 * The files of a new remote, which requires the current kit and any React of the same major version.
 * @param {string} name
 * @returns {Record<string, string>} path from the root of the workspace → text
 */
function filesOfRemote(name) {
  /** @type {Record<string, string>} */
  const values = {
    name,
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    roles: JSON.stringify(ROLES),
    kit: JSON.parse(read('shared/kit/package.json')).version,
    react: catalogVersion('react').split('.')[0],
  };
  return Object.fromEntries(
    filesBelow(path.join(root, template)).map((file) => [
      `mfe-${name}/${file.replace(/\.txt$/, '')}`,
      read(`${template}/${file}`).replaceAll(/\{\{(\w+)\}\}/g, (_, value) => values[value]),
    ]),
  );
}

requireNode();
const { name, installs } = readArguments();
const policy = JSON.parse(read(policyFile));
if (!NAME.test(name) || name.length > MAX_LENGTH)
  refuse(
    `"${name}" is no name for a remote: small letters, digits and single hyphens, at most ${MAX_LENGTH}.`,
    2,
  );
if (TAKEN.includes(name)) refuse(`"${name}" is taken by the portal itself: choose another name.`);
if (existsSync(path.join(root, `mfe-${name}`))) refuse(`mfe-${name} exists already.`);
if (policy[name])
  refuse(`${policyFile} knows a remote "${name}" already: remove its entry, or choose another name.`);
const owner = ownerOf(name, policy);
if (owner) refuse(`mfe-${owner} owns /${name} (${policyFile}): choose another name.`);

const files = filesOfRemote(name);
for (const [file, text] of Object.entries(files)) await write(file, text);
const claims = { owner: `team-${name}`, claims: [{ paths: [`/${name}/*`], roles: ROLES }] };
await write(policyFile, JSON.stringify({ ...policy, [name]: claims }));
for (const file of [...Object.keys(files), policyFile]) console.log(`  ${file}`);
if (installs) await installNew();
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
