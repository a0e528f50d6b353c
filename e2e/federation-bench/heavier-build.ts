import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '@portal/remote-sdk/files-below';

interface Described {
  readonly version: string;
  readonly scripts: readonly string[];
  integrity: Record<string, string>;
}

const brotli = (text: string | Buffer): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Copies the builds and adds code to the shell's first script. The code is that of the portal's own pages, in the form
 * of a chunk, which a browser compiles and runs as usual.
 * @param dist folder of the builds
 * @param to folder of the copy, created anew
 * @param bytes how much to add, compressed
 * @returns how much was added
 */
export function makeHeavier(dist: string, to: string, bytes: number): number {
  rmSync(to, { recursive: true, force: true });
  cpSync(dist, to, { recursive: true });
  const shell = JSON.parse(readFileSync(path.join(to, 'shell.json'), 'utf8')) as Described;
  const folder = path.join(to, 'shell', shell.version);
  const [script] = shell.scripts;
  if (script === undefined) throw new Error('The shell has no script.');
  const before = readFileSync(path.join(folder, script), 'utf8');
  const heavier = before + moreCode(path.join(to, 'remotes'), before, bytes);
  writeFileSync(path.join(folder, script), heavier);
  writeFileSync(path.join(folder, `${script}.br`), brotli(heavier));
  writeFileSync(path.join(folder, `${script}.gz`), gzipSync(heavier));
  shell.integrity[script] = `sha384-${createHash('sha384').update(heavier).digest('base64')}`;
  const description = JSON.stringify(shell);
  for (const file of [path.join(to, 'shell.json'), path.join(folder, 'shell.json')])
    writeFileSync(file, description);
  // Nobody signed the heavier one: `shell.json` counts where the registry lists no shell.
  const registry = path.join(to, 'remotes.json');
  const { shell: _listed, ...rest } = JSON.parse(readFileSync(registry, 'utf8')) as {
    readonly shell?: unknown;
  };
  writeFileSync(registry, JSON.stringify(rest));
  return brotli(heavier).length - brotli(before).length;
}

/** Chunks of remotes, each pushed onto an unused list, until the script has grown enough. */
function moreCode(remotes: string, before: string, bytes: number): string {
  const chunks = filesBelow(remotes, { skipped: [] })
    .filter((file) => /\/\d+\.[0-9a-f]{8}\.js$/.test(file))
    .map((file) => path.join(remotes, file))
    .toSorted((one, other) => statSync(one).size - statSync(other).size);
  const own = brotli(before).length;
  let code = '';
  for (const file of chunks.filter((each) => statSync(each).size > 15_000)) {
    const text = readFileSync(file, 'utf8');
    code += `\n${text.replace(/\bself(?:\.webpackChunk\w+|\["webpackChunk[^"]+"\])/g, 'self.benchMore')}`;
    // Compressed together: releases of one remote share most of their code, which compresses to nothing.
    if (brotli(before + code).length - own >= bytes) break;
  }
  return code;
}
