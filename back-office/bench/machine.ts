import { cpus, loadavg, totalmem } from 'node:os';

/** Load averages over 1, 5 and 15 minutes. */
export const loadNow = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

/** Describes the machine in one line, without which figures mean nothing. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GB`;
  return `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memory}, Node ${process.version}, load ${loadNow()}`;
}

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);
