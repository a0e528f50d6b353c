import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '@portal/build/files-below';

interface Described {
  readonly version: string;
  readonly scripts: readonly string[];
  integrity: Record<string, string>;
}

const brotli = (text: string | Buffer): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * A copy of the builds whose shell carries more code in its first script: that of the portal's own pages, which a browser
 * compiles and runs as it does a chunk that came.
 * @param dist folder of the builds
 * @param to folder of the copy, made anew
 * @param bytes how much more, compressed
 * @returns how much more it became
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
  return brotli(heavier).length - brotli(before).length;
}

/** Chunks of remotes, each pushed onto a list that nobody reads, until the script weighs enough more with them. */
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
    // All together: releases of one remote have much in common, which weighs nothing twice.
    if (brotli(before + code).length - own >= bytes) break;
  }
  return code;
}
