import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endsWithUs } from '../fixtures/ends-with-us';

const root = path.resolve(import.meta.dirname, '../..');
/** Generated and private folders, which are not copied. */
const MADE = new Set(['.git', '.cache', '.data', 'dist', '.pnpm']);

export interface Ended {
  readonly code: number;
  /** stdout and stderr. */
  readonly said: string;
}

export interface Running {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Waits for the address that a pattern captures in what a process says; ends with it. */
export async function announced(child: ChildProcessWithoutNullStreams, announces: RegExp): Promise<Running> {
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += String(part);
        const found = announces.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    void ended.then(() => reject(new Error(`${child.spawnfile} ended:\n${said}`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * A workspace that a story may edit as a developer does: the sources are copied, the links between packages lead into
 * the copy, and only downloaded packages are shared with the original.
 */
export function copyWorkspace() {
  const copy = mkdtempSync(path.join(tmpdir(), 'portal-workspace-'));
  const inCopy = (file: string) => path.join(copy, file);
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !MADE.has(path.basename(source)),
  });
  symlinkSync(path.join(root, 'node_modules/.pnpm'), inCopy('node_modules/.pnpm'), 'junction');
  mkdirSync(inCopy('.cache'));
  const read = (file: string) => readFileSync(inCopy(file), 'utf8');
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', PORTAL_DATA_DIR: inCopy('.data') };
  const node = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];
  const open = (file: string, args: readonly string[]) =>
    endsWithUs(spawn(process.execPath, [...node, inCopy(file), ...args], { cwd: copy, env }));

  return {
    read,
    write: (file: string, text: string) => writeFileSync(inCopy(file), text),
    /** Copies our built releases of these remotes into the workspace, with a registry of them. */
    takeBuilds(remotes: readonly string[]) {
      const registry = JSON.parse(readFileSync(path.join(root, 'dist/remotes.json'), 'utf8')) as {
        remotes: Record<string, { stable: string }>;
      };
      registry.remotes = Object.fromEntries(
        Object.entries(registry.remotes).filter(([name]) => remotes.includes(name)),
      );
      for (const [name, { stable }] of Object.entries(registry.remotes)) {
        const place = path.join('dist/remotes', name, stable);
        cpSync(path.join(root, place), inCopy(place), { recursive: true });
      }
      writeFileSync(inCopy('dist/remotes.json'), JSON.stringify(registry));
    },
    /** Links the workspace packages that a new package depends on, as an installation would. */
    link(folder: string) {
      const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`)) as Record<
        'dependencies' | 'devDependencies',
        Record<string, string>
      >;
      const home = inCopy(`${folder}/node_modules/@portal`);
      mkdirSync(home, { recursive: true });
      for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
        const short = name.replace('@portal/', '');
        symlinkSync(inCopy(`shared/${short}`), path.join(home, short), 'junction');
      }
    },
    /** Runs a Node program to its end; the path is relative to the copy. */
    run(file: string, ...args: readonly string[]): Promise<Ended> {
      const child = open(file, args);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
      return new Promise((resolve) => {
        child.on('close', (code) => resolve({ code: code ?? 1, said }));
      });
    },
    /** Starts one, and waits for the address that the pattern captures in its output. */
    start: (announces: RegExp, file: string, ...args: readonly string[]) =>
      announced(open(file, args), announces),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

export type WorkspaceCopy = ReturnType<typeof copyWorkspace>;
