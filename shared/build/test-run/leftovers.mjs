import { execFileSync } from 'node:child_process';
import { root } from '../commands/install.mjs';

/** Copies of the workspace that stories make in the folder for temporary files. */
const COPIES = 'portal-workspace-';
/** The process that takes in those whose parent ended. */
const ADOPTER = 1;

/** A line for each process. Windows has no such tool, and a small container may have none: then nothing is watched. */
function listProcesses() {
  try {
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Processes that run something of this workspace, by their id. */
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
 * Watches for processes that a run leaves behind: the portal of a test that failed before it could end it. What ran
 * before, and what somebody started meanwhile, is left alone.
 * @returns ends what was left behind, and tells it: a line each
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
