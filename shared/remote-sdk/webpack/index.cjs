/** The webpack preset of a remote: its whole configuration is `module.exports = remote(__dirname)`. */
const { remote } = require('./remote.cjs');

module.exports = { remote };
