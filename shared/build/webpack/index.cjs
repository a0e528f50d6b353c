/**
 * The webpack presets of this workspace alone: the shell's whole configuration is `module.exports = shell(__dirname)`,
 * that of the design system page `gallery(__dirname)`. A remote's is in `@portal/remote-sdk/webpack`.
 */
const { gallery } = require('./gallery.cjs');
const { shell } = require('./shell.cjs');

module.exports = { gallery, shell };
