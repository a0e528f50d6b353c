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

/** Where packages put programs of administrators, which `PATH` need not name. */
const SEARCH = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

/**
 * The file of a program; undefined when it is not installed.
 * @param {string} name
 */
export const programNamed = (name) =>
  SEARCH.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/**
 * Runs a checker; gives what it says when it is not content.
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

// What it makes while it looks, such as an authority of its own, goes with the folder.
/** @param {string} program @param {string} folder */
const checkCaddy = (program, folder) =>
  complaintOf(program, ['validate', '--adapter', 'caddyfile', '--config', recipe('Caddyfile')], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });

/** The exposure that `systemd-analyze security` gives: 10 is everything, 0 nothing. */
const MOST_EXPOSED = 2;

/** @param {string} program @param {string} folder */
function checkUnit(program, folder) {
  const name = 'intergestion-portal.service';
  // It looks whether the program and its folder are there: those of this machine stand in for them.
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

/** What of a compose file would hold nobody back who got into the portal. */
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

/** A container file line by line, as far as that goes without who builds it. */
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
 * Holds each recipe of `deploy` to the program that reads it, where this machine has that.
 * @returns {boolean} whether all that were looked at are right
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
