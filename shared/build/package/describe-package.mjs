import { ENGINES, PROMISED_NODES } from '../nodes/promised-nodes.cjs';

/** The C library of this machine's native modules; undefined except on Linux. */
function libraryOf() {
  if (process.platform !== 'linux') return undefined;
  // The reverse DNS look-ups of a report are slow when no server answers.
  const report = /** @type {any} */ (process.report);
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * The `package.json` of the package, with the platform it runs on, which `portal.mjs` checks. The password hash is a
 * native module, included for this platform only.
 * @param {string} version
 */
export const describePackage = (version) => ({
  name: 'intergestion-portal',
  version,
  private: true,
  license: 'UNLICENSED',
  type: 'module',
  main: 'portal.mjs',
  engines: { node: ENGINES },
  os: [process.platform],
  cpu: [process.arch],
  libc: [libraryOf()].filter((library) => library !== undefined),
  nodes: PROMISED_NODES,
});
