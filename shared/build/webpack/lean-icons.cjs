const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { root } = require('./workspace.cjs');

/** The import in each of lucide's icons; the Jest preset replaces it, too. */
const CREATE_ICON = /^\.\.\/createLucideIcon\.mjs$/;

/** Lucide's icons without its runtime: see the replacement. */
const leanIcons = () =>
  new NormalModuleReplacementPlugin(CREATE_ICON, path.join(root, 'shared/ui/src/icon/lean-lucide.tsx'));

module.exports = { leanIcons };
