// `node compile-remote.mjs <out> <folder>`: compiles the app of a repository on each change of its sources.
process.env.PORTAL_DEVELOPMENT = '1';
const [out, folder] = process.argv.slice(2);
const { describeRemoteApp } = (await import('../project/app.cjs')).default;
const { watchApps } = await import('./watch-apps.mjs');

watchApps(out, [describeRemoteApp(folder)]);
