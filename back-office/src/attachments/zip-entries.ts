export interface ZipEntry {
  readonly name: string;
  /** Uncompressed size in bytes, as declared. */
  readonly size: number;
  readonly isEncrypted: boolean;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL = 0x04034b50;

/** Offset of the end record, if the bytes end with one: programs then treat them as a ZIP. */
function endOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    const isEnd = bytes.readUInt32LE(at) === END;
    if (isEnd && bytes.readUInt16LE(at + 20) === bytes.length - at - END_LENGTH) return at;
  }
  return undefined;
}

/** Whether the bytes can be unpacked as a ZIP, whatever they begin with. */
export const endsAsZip = (bytes: Buffer): boolean => endOf(bytes) !== undefined;

/** Entries of a complete ZIP that begins with its first file; undefined otherwise. */
export function zipEntries(bytes: Buffer): readonly ZipEntry[] | undefined {
  const end = endOf(bytes);
  if (end === undefined || bytes.readUInt32LE(0) !== LOCAL) return undefined;
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const nameEnd = at + ENTRY_LENGTH + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_LENGTH, nameEnd),
      size: bytes.readUInt32LE(at + 24),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
