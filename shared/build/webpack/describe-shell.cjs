const STYLE = /\.css$/;
const SCRIPT = /\.js$/;
const FONT = /\.woff2$/;
/** The `import()` with which `src/main.ts` ends. */
const NEXT = './bootstrap';

/**
 * Describes a build of the shell for the server that writes its HTML: what the page starts with, what it should fetch
 * at once, and the integrity of every file.
 */
const describeShell = (app) => (compilation, files) => {
  const main = compilation.entrypoints.get('main');
  const entry = main.getFiles();
  // What the first file goes on with is fetched beside it instead of after it; what is imported later is not.
  const next = main
    .getChildren()
    .filter((group) => group.origins.some(({ request }) => request === NEXT))
    .flatMap((group) => group.getFiles());
  const unique = [...new Set([...entry, ...next])];
  return {
    schema: 1,
    version: app.version,
    base: `/shell/${app.version}/`,
    scripts: entry.filter((file) => SCRIPT.test(file)),
    styles: unique.filter((file) => STYLE.test(file)),
    preload: unique.filter((file) => SCRIPT.test(file) && !entry.includes(file)),
    fonts: Object.keys(files).filter((file) => FONT.test(file)),
    integrity: integrityOf(files),
    bytes: { brotli: Object.values(files).reduce((sum, file) => sum + file.brotliBytes, 0) },
  };
};

const integrityOf = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity]));

module.exports = { describeShell, integrityOf };
