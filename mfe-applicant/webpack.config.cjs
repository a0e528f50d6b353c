const { remote } = require('@portal/remote-sdk/webpack');

module.exports = remote(__dirname);
