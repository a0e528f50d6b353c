const path = require('node:path');
const react = require('react');

// By its file: the name leads here.
const runtime = require(path.join(path.dirname(require.resolve('react/package.json')), 'jsx-runtime.js'));

/**
 * In development React captures a stack trace per element for its dev tools: a third of the time of a screen test. It
 * stops by itself after ten thousand elements until the next render; here the counter starts there. All warnings, on
 * keys and hooks too, are kept: they only lack the stack.
 */
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// Tests that import `react/jsx-runtime` get the library's own.
module.exports = runtime;
