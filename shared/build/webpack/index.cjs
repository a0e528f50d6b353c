/** The two webpack presets: an app's whole configuration is `module.exports = shell(__dirname)` or `remote(__dirname)`. */
const { shell } = require('./shell.cjs');
const { remote } = require('./remote.cjs');

module.exports = { shell, remote };
