// `node compile-remote.mjs <out> <folder>…`: compiles the apps in these folders on each change of their sources.
process.env.PORTAL_DEVELOPMENT = '1';
const [out, ...folders] = process.argv.slice(2);
const { describeRemoteApp } = (await import('../project/app.cjs')).default;
const { watchApps } = await import('./watch-apps.mjs');

watchApps(out, folders.map(describeRemoteApp));
