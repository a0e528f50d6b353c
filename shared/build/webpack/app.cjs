const path = require('node:path');
const { describe, describeRemoteApp } = require('../../remote-sdk/project/app.cjs');
const { workspaceSources } = require('../../remote-sdk/project/inputs.cjs');
const { inputsHash, root } = require('./workspace.cjs');

/** @typedef {import('../../remote-sdk/project/app.cjs').App} App */

const SHELL = 'shell/page';

/** @type {import('../../remote-sdk/project/inputs.cjs').Build} */
const BUILD = {
  name: '@portal/shell',
  parts: ['package.json', 'src', 'webpack.config.cjs'],
  also: ['shell/remotes.policy.json', 'shared/build/webpack'],
};

/** @param {string} folder */
const describeShellApp = (folder) =>
  describe({
    name: 'shell',
    root,
    folder,
    hash: () => inputsHash(BUILD),
    sources: () => workspaceSources(root, BUILD),
  });

/**
 * Describes an app by its folder: its name, the version of the current sources, and the place of its build.
 * @param {string} folder absolute folder of the app
 * @returns {App}
 */
const describeApp = (folder) =>
  path.resolve(folder) === path.join(root, SHELL) ? describeShellApp(folder) : describeRemoteApp(folder);

/**
 * The folder of an app, from the root; "shell" is one package of several below `shell`.
 * @param {string} name
 */
const folderOf = (name) => (name === 'shell' ? SHELL : `mfe-${name}`);

module.exports = { describeApp, folderOf };
