const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const webpack = require('webpack');

/**
 * The bundler and its plugins for whoever builds with this preset: a second copy of webpack would refuse the objects of
 * the first.
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').Compiler} Compiler
 * @typedef {import('webpack').Stats} Stats
 * @typedef {import('webpack').StatsError} StatsError
 */
module.exports = { MiniCssExtractPlugin, ModuleFederationPlugin, webpack };
