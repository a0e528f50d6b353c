import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locateFrame, readFrame } from './locate-frame';
import type { Outcome } from './outcome';
import { refuse } from './refusal';

/**
 * Maps a frame from telemetry to its source.
 * @param text `/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:2345`, or a stack line that contains it
 */
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
  const { source, line, column, name, text: code } = found;
  const place = `${source}:${String(line)}:${String(column)}`;
  return {
    lines: [name === undefined ? place : `${place} (${name})`, ...(code ? [`  ${code}`] : [])],
    data: { ...found },
  };
}
