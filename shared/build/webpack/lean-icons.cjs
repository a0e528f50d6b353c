const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { root } = require('./workspace.cjs');

/** What each drawing of lucide calls; the same replacement is in the Jest preset. */
const CREATE_ICON = /^\.\.\/createLucideIcon\.mjs$/;

/** Lucide's drawings without its run time: see the file that stands in for it. */
const leanIcons = () =>
  new NormalModuleReplacementPlugin(CREATE_ICON, path.join(root, 'shared/ui/src/icon/lean-lucide.tsx'));

module.exports = { leanIcons };
