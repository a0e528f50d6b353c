const runtime = require('../../../node_modules/react/jsx-runtime');
const react = require('../../../node_modules/react');

/**
 * React in development notes for each element the stack of who made it, for its own tools: a third of what a screen test
 * took. It stops by itself after ten thousand of them, until it renders again; here it has made as many from the start.
 * Its warnings, keys and hooks included, are all there: they only name no stack.
 */
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// What tests get as `react/jsx-runtime`: the library's own.
module.exports = runtime;
