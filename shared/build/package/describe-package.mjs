import path from 'node:path';
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

/**
 * A page of `docs` as in the package: links to pages that are not included become plain text.
 * @param {string} text
 * @param {string} file path in the package, with `/`
 * @param {(file: string) => boolean} isThere
 */
export const withoutLostLinks = (text, file, isThere) =>
  text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g, (link, words, target) =>
    isThere(path.posix.join(path.posix.dirname(file), target)) ? link : words,
  );
