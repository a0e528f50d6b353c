import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../commands/install.mjs';

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

/** What contains an attacker who has taken over the portal, and keeps its data. */
const SAID = {
  'compose.yaml': [
    /^ {4}read_only: true$/m,
    /^ {4}cap_drop: \[ALL\]$/m,
    /no-new-privileges:true/,
    /:\/data$/m,
    /condition: service_healthy$/m,
    /^ {6}- 127\.0\.0\.1:\d+:8080$/m,
  ],
  Containerfile: [/^USER [1-9]\d*:[1-9]\d*$/m, /^ENTRYPOINT \[/m],
};

/** @type {Record<string, { program: string, check: (file: string, folder: string) => string | undefined }>} */
const CHECKS = {
  Caddyfile: { program: 'caddy', check: checkCaddy },
  'intergestion-portal.service': { program: 'systemd-analyze', check: checkUnit },
};

/**
 * Checks the recipes of `deploy`, with the programs that read them where those are installed; nginx reads its own when
 * the first journey is told.
 * @returns {boolean} whether all checked recipes are valid
 */
export function checkRecipes() {
  let isRight = true;
  for (const [name, patterns] of Object.entries(SAID)) {
    const lost = patterns.filter((pattern) => !pattern.test(read(name)));
    console.log(`deploy/${name}: ${lost.length > 0 ? `it does not say ${lost.join(', ')}` : 'right'}`);
    isRight &&= lost.length === 0;
  }
  for (const [name, { program, check }] of Object.entries(CHECKS)) {
    const file = programNamed(program);
    if (file === undefined) {
      console.log(`deploy/${name}: not checked, for ${program} is not installed`);
      continue;
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-recipe-'));
    const complaint = check(file, folder);
    rmSync(folder, { recursive: true, force: true });
    console.log(`deploy/${name}: ${complaint ?? `${program} takes it`}`);
    isRight &&= complaint === undefined;
  }
  return isRight;
}
