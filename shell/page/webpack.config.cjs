const { shell } = require('@portal/build/webpack');

module.exports = shell(__dirname);
