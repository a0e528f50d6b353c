import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { traceSegment, TraceMap } from '@jridgewell/trace-mapping';
import type { Outcome } from '../outcome';
import { refuse } from '../refusal';

/** A stack frame as in telemetry or in a browser: with or without the origin. */
const FRAME =
  /\/((?:shell|remotes\/[a-z][a-z0-9-]*)\/\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?\/)([\w-][\w.-]*\.js):(\d+):(\d+)\)?\s*$/;
/** webpack's source names: `webpack://<build>/<path from the folder of the app>`. */
const WEBPACK = /^webpack:\/\/[^/]*\//;
/** Prefix of pnpm's package folders. */
const STORE = /^.*node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?/;

export interface Frame {
  /** `maps/remotes/agent/1.4.2/dashboard.ab12cd34.js.map`, below the folder of the builds, and never served. */
  readonly map: string;
  /** Folder of its app, such as `mfe-agent`. */
  readonly app: string;
  /** Line and column count from 1, as in a stack. */
  readonly line: number;
  readonly column: number;
}

interface Located {
  /** From the root of the workspace, `mfe-agent/src/dashboard/dashboard-page.tsx`, or `node_modules/react-dom/…`. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** Name of the identifier, if in the map. */
  readonly name: string | undefined;
  readonly text: string | undefined;
}

export const placeOf = ({ source, line, column }: Located): string =>
  `${source}:${String(line)}:${String(column)}`;

/** Undefined when it is not one of our files. Paths that lead out of the folder of the builds do not match. */
export function readFrame(text: string): Frame | undefined {
  const [, folder, file, line, column] = FRAME.exec(text.trim()) ?? [];
  if (folder === undefined || file === undefined) return undefined;
  const [kind, name] = folder.split('/');
  return {
    map: `maps/${folder}${file}.map`,
    app: kind === 'shell' ? 'shell' : `mfe-${name ?? ''}`,
    line: Number(line),
    column: Number(column),
  };
}

function inWorkspace(source: string, app: string): string {
  const bare = source.replace(WEBPACK, '').replace(/\?\w*$/, '');
  if (STORE.test(bare)) return bare.replace(STORE, 'node_modules/');
  return path.posix.join(app, bare);
}

/** The source in a source map; undefined for code added by the bundler. @throws SyntaxError */
export function locateFrame({ app, line, column }: Frame, map: string): Located | undefined {
  const traced = new TraceMap(map);
  // Maps count from 0. Sources are used by index, since resolved names lose paths that lead out of the app's folder.
  const [, index, sourceLine, sourceColumn, name] =
    traceSegment(traced, line - 1, Math.max(0, column - 1)) ?? [];
  const source = index === undefined ? undefined : traced.sources[index];
  if (index === undefined || source == null || sourceLine === undefined || sourceColumn === undefined)
    return undefined;
  return {
    source: inWorkspace(source, app),
    line: sourceLine + 1,
    column: sourceColumn + 1,
    name: name === undefined ? undefined : traced.names[name],
    text: traced.sourcesContent?.[index]?.split('\n')[sourceLine]?.trim(),
  };
}

/** Maps a line of a stack to its source. @throws Refusal */
export function locate(dist: string, text: string): Outcome {
  const frame =
    readFrame(text) ??
    refuse(`"${text}" is no line of ours: it ends like /remotes/agent/1.4.2/dashboard.ab12cd34.js:1:2345.`);
  const map = path.join(dist, frame.map);
  if (!existsSync(map))
    refuse(
      `There is no ${frame.map} in ${dist}: ask where that release was built, or where dist/maps is kept.`,
    );
  const found = locateFrame(frame, readFileSync(map, 'utf8'));
  if (!found)
    return { lines: ['No source: the bundler added that code.'], data: { source: null }, isFine: false };
  const { name, text: code } = found;
  const place = placeOf(found);
  return {
    lines: [name === undefined ? place : `${place} (${name})`, ...(code ? [`  ${code}`] : [])],
    data: { ...found },
  };
}
