/**
 * The webpack presets: an app's whole configuration is `module.exports = shell(__dirname)` or `remote(__dirname)`; the
 * design system page uses `gallery(__dirname)`.
 */
const { gallery } = require('./gallery.cjs');
const { remote } = require('./remote.cjs');
const { shell } = require('./shell.cjs');

module.exports = { gallery, remote, shell };
