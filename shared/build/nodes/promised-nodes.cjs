/**
 * What `engines` and the README promise, as `npm run check:nodes` runs it: the lowest Node, and the newest of each line
 * that is maintained for long.
 */
const PROMISED_NODES = ['20.19.0', '22', '24', '26'];

/** The same as a range for `engines`. */
const ENGINES = PROMISED_NODES.map((node) => `^${[...node.split('.'), '0', '0'].slice(0, 3).join('.')}`).join(
  ' || ',
);

/**
 * Whether the portal is promised to run on a Node.
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
