const { createRequire } = require('node:module');
const path = require('node:path');
const { lookFor } = require('./installed-package.cjs');

/**
 * The file that replaces lucide's runtime; undefined for an app without `@portal/ui`.
 * @param {string} folder absolute folder of the app
 */
function leanLucide(folder) {
  const ui = lookFor('@portal/ui', folder);
  // By its own name from inside: the package says where its files are, whether compiled or not.
  return ui && createRequire(path.join(ui.folder, 'package.json')).resolve('@portal/ui/lean-lucide');
}

module.exports = { leanLucide };
