/** Keeps output gaps below five seconds, even when the timers of a busy process are late. */
const EVERY_MS = 4000;

/**
 * Whole seconds since a moment, as printed at the end of lines.
 * @param {number} since milliseconds, of `Date.now()`
 * @returns {string} such as "12 s"
 */
const secondsSince = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * Prints progress in whole lines, readable in a log as well as in a terminal: whenever nothing was printed for some
 * seconds, prints `status`.
 * @param {object} options
 * @param {(line: string) => void} options.say
 * @param {() => string} options.status what is going on now
 * @returns {{ say: (line: string) => void, stop: () => void }} `say` prints a line in between
 */
function keepSaying({ say, status }) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(status()), EVERY_MS);
  };
  /** @param {string} line */
  const tell = (line) => {
    say(line);
    wait();
  };
  wait();
  return { say: tell, stop: () => clearTimeout(timer) };
}

module.exports = { keepSaying, secondsSince };
