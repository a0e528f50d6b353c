const { gallery } = require('@portal/build/webpack');

module.exports = gallery(__dirname);
