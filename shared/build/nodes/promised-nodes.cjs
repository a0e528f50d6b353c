/** As in `engines` and the README, and for `npm run check -- nodes`: the lowest Node, and the newest of each line. */
const PROMISED_NODES = ['20.19.0', '22', '24', '26'];

/** As a range for `engines`. */
const ENGINES = PROMISED_NODES.map((node) => `^${[...node.split('.'), '0', '0'].slice(0, 3).join('.')}`).join(
  ' || ',
);

/**
 * Whether a Node version is supported.
 * @param {string} version such as "22.3.0"
 */
function isPromised(version) {
  const [major, minor] = version.split('.').map(Number);
  return PROMISED_NODES.some((node) => {
    const [line, lowest = 0] = node.split('.').map(Number);
    return major === line && minor >= lowest;
  });
}

module.exports = { ENGINES, PROMISED_NODES, isPromised };
