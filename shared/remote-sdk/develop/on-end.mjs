const LOOK_MS = 500;

/**
 * Calls `stop` when this process is told to end, and when the npm that started it is gone: a signal to npm reaches the
 * shell between the two, and no further.
 * @param {() => void} stop may be called more than once
 */
export function onEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const starter = process.ppid;
  const isOfNpm = process.env.npm_lifecycle_event !== undefined;
  const look = () => process.ppid !== starter && stop();
  if (isOfNpm) setInterval(look, LOOK_MS).unref();
}
