import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../commands/install.mjs';
import { makeCertificate, nginxSettings } from './try-nginx.mjs';

/** @param {string} name */
const recipe = (name) => path.join(root, 'deploy', name);
/** @param {string} name */
const read = (name) => readFileSync(recipe(name), 'utf8');

/** Programs for administrators are often not on `PATH`. */
const SEARCH = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

/**
 * The path of a program; undefined when it is not installed.
 * @param {string} name
 */
export const programNamed = (name) =>
  SEARCH.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/**
 * Runs a checker; returns its output when it fails.
 * @param {string} file
 * @param {readonly string[]} args
 */
function complaintOf(file, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(file, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim() || `it ended with ${status}`;
}

/** @param {string} program @param {string} folder */
function checkNginx(program, folder) {
  makeCertificate(folder);
  const settings = nginxSettings(folder, { https: 18443, http: 18080, portal: 18081 });
  return complaintOf(program, ['-t', '-q', '-e', 'stderr', '-c', settings]);
}

// Files that it creates, such as a certificate authority, go into the temporary folder.
/** @param {string} program @param {string} folder */
const checkCaddy = (program, folder) =>
  complaintOf(program, ['validate', '--adapter', 'caddyfile', '--config', recipe('Caddyfile')], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });

/** The exposure level that `systemd-analyze security` reports, from 0 (safe) to 10 (unsafe). */
const MOST_EXPOSED = 2;

/** @param {string} program @param {string} folder */
function checkUnit(program, folder) {
  const name = 'intergestion-portal.service';
  // It checks that the program and its folder exist, so use those of this machine.
  const unit = read(name)
    .replace('/usr/bin/node', process.execPath)
    .replace(/^WorkingDirectory=.*$/m, `WorkingDirectory=${folder}`)
    .replace(/^(User|Group)=.*$/gm, '$1=nobody')
    .replace('Group=nobody', 'Group=nogroup');
  writeFileSync(path.join(folder, name), unit);
  const wrong = complaintOf(program, ['verify', '--man=no', path.join(folder, name)]);
  if (wrong !== undefined) return wrong;
  const judged = ['security', '--offline=true', `--threshold=${MOST_EXPOSED * 10}`, recipe(name)];
  const exposed = complaintOf(program, judged);
  return exposed?.split('\n').at(-1);
}

/** Settings of the compose file that would not contain an attacker who has taken over the portal. */
function checkCompose() {
  const { services } = parse(read('compose.yaml'), { strict: true, uniqueKeys: true });
  const { portal, database } = services;
  const ports = [...(portal.ports ?? []), ...(database.ports ?? [])];
  /** @type {Record<string, boolean>} */
  const wanted = {
    'the portal is read-only': portal.read_only === true,
    'the portal has no capabilities': portal.cap_drop?.includes('ALL'),
    'the portal gains no privileges': portal.security_opt?.includes('no-new-privileges:true'),
    'the portal keeps its data': portal.volumes?.some((/** @type {string} */ volume) =>
      volume.endsWith(':/data'),
    ),
    'the portal waits for the database': portal.depends_on?.database?.condition === 'service_healthy',
    'ports are those of this machine alone': ports.every((port) => port.startsWith('127.0.0.1:')),
    'its image is made by the recipe': existsSync(recipe(`../${portal.build?.dockerfile}`)),
  };
  const lost = Object.keys(wanted).filter((what) => !wanted[what]);
  return lost.length > 0 ? `not so any more: ${lost.join('; ')}` : undefined;
}

const INSTRUCTION = /^(FROM|COPY|RUN|ENV|USER|WORKDIR|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT) \S/;

/** Checks a container file line by line, as far as possible without building it. */
function checkContainerfile() {
  const lines = read('Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const strange = lines.find((line) => !INSTRUCTION.test(line));
  if (strange !== undefined) return `no instruction: ${strange}`;
  const users = lines.filter((line) => line.startsWith('USER '));
  if (!/^USER [1-9]\d*:[1-9]\d*$/.test(users.at(-1) ?? '')) return 'it runs as root';
  const wrong = lines.filter((line) => /^(?:ENTRYPOINT|CMD)/.test(line) && !line.includes('['));
  return wrong.length > 0 ? `a shell would stand before the portal: ${wrong[0]}` : undefined;
}

/** @type {Record<string, { program?: string, check: (file: string, folder: string) => string | undefined }>} */
const CHECKS = {
  'nginx.conf': { program: 'nginx', check: checkNginx },
  Caddyfile: { program: 'caddy', check: checkCaddy },
  'intergestion-portal.service': { program: 'systemd-analyze', check: checkUnit },
  'compose.yaml': { check: checkCompose },
  Containerfile: { check: checkContainerfile },
};

/**
 * Checks each recipe of `deploy` with the program that reads it, if that is installed.
 * @returns {boolean} whether all checked recipes are valid
 */
export function checkRecipes() {
  let isRight = true;
  for (const [name, { program, check }] of Object.entries(CHECKS)) {
    const file = program === undefined ? undefined : programNamed(program);
    if (program !== undefined && file === undefined) {
      console.log(`deploy/${name}: not checked, for ${program} is not installed`);
      continue;
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-recipe-'));
    const complaint = check(file ?? '', folder);
    rmSync(folder, { recursive: true, force: true });
    console.log(`deploy/${name}: ${complaint ?? (program ? `${program} takes it` : 'right')}`);
    isRight &&= complaint === undefined;
  }
  return isRight;
}
