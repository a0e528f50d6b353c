import { execFileSync } from 'node:child_process';
import { root } from '../commands/install.mjs';

/** Prefix of the workspace copies that stories create in the temporary folder. */
const COPIES = 'portal-workspace-';
/** Orphaned processes become children of process 1. */
const ADOPTER = 1;

/** One line per process. Windows has no `ps`, and a small container may lack it: then nothing is watched. */
function listProcesses() {
  try {
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Processes that run something of this workspace, by id. */
function ofWorkspace() {
  const lines = listProcesses().split('\n');
  const processes = lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command?.includes(`${root}/`) || command?.includes(COPIES)
      ? [[Number(pid), { pid: Number(pid), parent: Number(parent), command }]]
      : [];
  });
  return new Map(processes);
}

/**
 * Watches for processes that a test run leaves behind, such as the portal of a test that failed before its clean-up.
 * Processes that ran before, or that somebody else started meanwhile, are left alone.
 * @returns kills what was left behind, and returns a line for each
 */
export function watchLeftovers() {
  const before = ofWorkspace();
  return () => {
    const left = [...ofWorkspace().values()].filter(
      ({ pid, parent }) => !before.has(pid) && parent === ADOPTER && pid !== process.pid,
    );
    for (const { pid } of left) process.kill(pid, 'SIGKILL');
    return left.map(({ pid, command }) => `${pid} ${command}`);
  };
}
