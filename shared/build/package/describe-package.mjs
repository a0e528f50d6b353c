import path from 'node:path';
import { ENGINES, PROMISED_NODES } from '../nodes/promised-nodes.cjs';

/** The C library that native code of this machine was built for; undefined beside Linux. */
function libraryOf() {
  if (process.platform !== 'linux') return undefined;
  // Asking names of addresses takes long where nobody answers.
  const report = /** @type {any} */ (process.report);
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * `package.json` of the package: what it is, and what it runs on, which `portal.mjs` holds a machine to. Passwords are
 * hashed by native code, of which there is the build for this machine.
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
 * A page of `docs` as it stands in the package: a link to a page that is not in it becomes its words.
 * @param {string} text
 * @param {string} file where it lies in the package, with `/`
 * @param {(file: string) => boolean} isThere
 */
export const withoutLostLinks = (text, file, isThere) =>
  text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g, (link, words, target) =>
    isThere(path.posix.join(path.posix.dirname(file), target)) ? link : words,
  );
