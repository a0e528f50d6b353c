/** Nobody waits longer for a line than five seconds, also where the timers of a busy process are late. */
const EVERY_MS = 4000;

/**
 * Whole seconds since a moment, as lines end with them.
 * @param {number} since milliseconds, of `Date.now()`
 * @returns {string} such as "12 s"
 */
const secondsSince = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * Says what is under way, in whole lines, so that a log reads as well as a terminal: whenever nothing was said for some
 * seconds, what `status` gives is.
 * @param {object} options
 * @param {(line: string) => void} options.say
 * @param {() => string} options.status what is under way now
 * @returns {{ say: (line: string) => void, stop: () => void }} `say` for what happens meanwhile
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
