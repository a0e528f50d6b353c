const { remote } = require('@portal/build/webpack');

module.exports = remote(__dirname);
