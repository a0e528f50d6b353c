import path from 'node:path';
import { traceSegment, TraceMap } from '@jridgewell/trace-mapping';

/** A line of a stack as telemetry tells it, and as browsers write it: with or without the origin. */
const FRAME =
  /\/((?:shell|remotes\/[a-z][a-z0-9-]*)\/\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?\/)([\w-][\w.-]*\.js):(\d+):(\d+)\)?\s*$/;
/** How webpack calls a source: `webpack://<build>/<path from the folder of the app>`. */
const WEBPACK = /^webpack:\/\/[^/]*\//;
/** Where the code of pnpm's packages lies: what is before it says nothing. */
const STORE = /^.*node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?/;

/** A place in a file that was served. */
export interface Frame {
  /** `remotes/agent/1.4.2/dashboard.ab12cd34.js`, below the folder of the builds. */
  readonly file: string;
  /** Its source map, below the same folder: beside the releases, and never served. */
  readonly map: string;
  /** Folder of the app that it was built from, such as `mfe-agent`. */
  readonly app: string;
  /** From 1, as a stack counts. */
  readonly line: number;
  /** From 1, as a stack counts. */
  readonly column: number;
}

/** The source behind a place in a file that was served. */
export interface Located {
  /** From the root of the workspace, `mfe-agent/src/dashboard/dashboard-page.tsx`, or `node_modules/react-dom/…`. */
  readonly source: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What is called there, where the map knows. */
  readonly name: string | undefined;
  /** The line of the source itself. */
  readonly text: string | undefined;
}

/** Reads a frame; undefined for what is no line of ours. Nothing in it can lead out of the folder of the builds. */
export function readFrame(text: string): Frame | undefined {
  const [, folder, file, line, column] = FRAME.exec(text.trim()) ?? [];
  if (folder === undefined || file === undefined) return undefined;
  const [kind, name] = folder.split('/');
  return {
    file: folder + file,
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

/**
 * Turns a place in a file that was served into the place in the source that it was built from.
 * @param map the text of the source map that belongs to the file (`frame.map`)
 * @returns undefined where the map knows of no source: code that the bundler added
 * @throws SyntaxError when the map is none
 */
export function locateFrame({ app, line, column }: Frame, map: string): Located | undefined {
  const traced = new TraceMap(map);
  // Maps count from 0. By its number, since resolving the name of a source would lose what leads out of the app's folder.
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
