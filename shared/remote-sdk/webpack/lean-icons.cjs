const { NormalModuleReplacementPlugin } = require('webpack');
const { leanLucide } = require('../project/lean-lucide.cjs');

/** The import in each of lucide's icons; the Jest preset replaces it, too. */
const CREATE_ICON = /^\.\.\/createLucideIcon\.mjs$/;

/**
 * Lucide's icons without its runtime: see the replacement.
 * @param {string} folder absolute folder of the app
 */
const leanIcons = (folder) =>
  new NormalModuleReplacementPlugin(CREATE_ICON, leanLucide(folder) ?? '../createLucideIcon.mjs');

module.exports = { CREATE_ICON, leanIcons };
