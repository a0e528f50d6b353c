import { cpus, loadavg, totalmem } from 'node:os';

/** Load of the machine over the last 1, 5 and 15 minutes. */
export const loadNow = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

/** The machine, in one line: figures mean nothing without it. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GB`;
  return `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memory}, Node ${process.version}, load ${loadNow()}`;
}

/** Prints a line of the report. */
export const say = (line = ''): void => void process.stdout.write(`${line}\n`);
