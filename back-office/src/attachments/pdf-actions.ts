import { inflateSync } from 'node:zlib';

/** What object streams may unpack to, together. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** Actions that run, send or fetch. Looked for in every byte: a reader finds objects by offset anywhere. */
const ACTIONS =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|Rendition|RichMedia|GoToE|GoToR)(?![A-Za-z0-9])/;
/** Short enough to occur in compressed data: looked for outside of it alone. */
const SHORT = /\/(?:JS|AA|XFA)(?![A-Za-z0-9])/;
const STREAM = /(?<!end)stream\r?\n/g;
const BODIES = /(?<!end)stream\r?\n[^]*?endstream/g;
const OPENING = /\/OpenAction\s*(?:(\[|<<)|(\d+)\s+(\d+)\s+R)?/g;

/** A name may have any of its letters as `#4a`. */
const withPlainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const PACKED = new RegExp(
  `/${Array.from('ObjStm', (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}(?![A-Za-z0-9])`,
  'gi',
);

/** The objects packed into streams; undefined when some cannot be unpacked, also by intent. */
function packedObjects(raw: string, bytes: Buffer): string | undefined {
  const unpacked: string[] = [];
  let left = MAX_UNPACKED;
  for (const { index } of raw.matchAll(PACKED)) {
    STREAM.lastIndex = index;
    if (!STREAM.test(raw)) return undefined;
    try {
      const body = inflateSync(bytes.subarray(STREAM.lastIndex), { maxOutputLength: left }).toString(
        'latin1',
      );
      // It begins with numbers and places of its objects: what does not was packed twice.
      if (!/^\s*\d+\s+\d+\s/.test(body)) return undefined;
      left -= body.length;
      unpacked.push(body);
    } catch {
      return undefined;
    }
  }
  return unpacked.join('\n');
}

/** Where a document opens is no action: a place in it, or an action that only goes to one. */
function opensQuietly(objects: string): boolean {
  return Array.from(objects.matchAll(OPENING)).every(({ index, 0: found, 1: direct, 2: number, 3: turn }) => {
    if (direct === '[') return true;
    const at =
      direct === undefined
        ? objects.search(new RegExp(`(?<!\\d)${number ?? '-'}\\s+${turn ?? '-'}\\s+obj\\b`))
        : index + found.length;
    if (at < 0) return false;
    const target = objects.slice(at, at + 400).split(/endobj/, 1)[0] ?? '';
    return /^[^[<]*\[/.test(target) || /\/S\s*\/GoTo(?![A-Za-z0-9])/.test(target);
  });
}

/** Whether a PDF has a script or an action beyond a link to click, or packed objects that nobody can read. */
export function hasPdfActions(bytes: Buffer): boolean {
  const raw = bytes.toString('latin1');
  const packed = packedObjects(raw, bytes);
  if (packed === undefined) return true;
  const outside = withPlainNames(`${raw.replaceAll(BODIES, 'stream')}\n${packed}`);
  return (
    ACTIONS.test(withPlainNames(raw)) ||
    ACTIONS.test(outside) ||
    SHORT.test(outside) ||
    !opensQuietly(outside)
  );
}
