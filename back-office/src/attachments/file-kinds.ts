import { jpegSize, pngSize, webpSize, type ImageSize } from './image-size';
import { endsAsZip, zipEntries, type ZipEntry } from './zip-entries';

export interface FileKind {
  readonly mimeType: string;
  readonly extension: string;
  /** Whether the bytes are one complete file of this type and of no other. */
  readonly is: (bytes: Buffer) => boolean;
}

/** Browsers decode an image whole: 50 million pixels take 200 MB. */
const MAX_SIDE = 10_000;
const MAX_PIXELS = 50_000_000;
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED = 200 * 1024 * 1024;

const isSane = (size: ImageSize | undefined): boolean =>
  size !== undefined &&
  size.width > 0 &&
  size.height > 0 &&
  Math.max(size.width, size.height) <= MAX_SIDE &&
  size.width * size.height <= MAX_PIXELS;

const image = (
  mimeType: string,
  extension: string,
  sizeOf: (bytes: Buffer) => ImageSize | undefined,
): FileKind => ({
  mimeType,
  extension,
  is: (bytes) => isSane(sizeOf(bytes)) && !endsAsZip(bytes),
});

const BLANK = new Set([0, 9, 10, 12, 13, 32]);

/** From the header to the end mark, followed only by white space. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) || endsAsZip(bytes)) return false;
  let end = bytes.length;
  while (end > 0 && BLANK.has(bytes[end - 1] ?? 0)) end -= 1;
  return bytes.toString('latin1', end - 5, end) === '%%EOF';
}

const isHarmless = ({ name, isEncrypted }: ZipEntry): boolean =>
  !isEncrypted && !/(^|[/\\])\.\.([/\\]|$)|^[/\\]|vbaProject\.bin$|\.(exe|dll|js|vbs|bat|cmd)$/i.test(name);

/** An Office document is a ZIP with its main part at a known path; macros are refused. */
function isOffice(bytes: Buffer, mainPart: string): boolean {
  const entries = bytes.length < 22 ? undefined : zipEntries(bytes);
  if (!entries || entries.length > MAX_ENTRIES || !entries.every(isHarmless)) return false;
  const has = (name: string): boolean => entries.some((entry) => entry.name === name);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return unpacked <= MAX_UNPACKED && has('[Content_Types].xml') && has(mainPart);
}

const office = (mimeType: string, extension: string, mainPart: string): FileKind => ({
  mimeType: `application/vnd.openxmlformats-officedocument.${mimeType}`,
  extension,
  is: (bytes) => isOffice(bytes, mainPart),
});

/** The only accepted types. SVG and HTML are not among them: they can contain scripts. */
export const fileKinds: readonly FileKind[] = [
  { mimeType: 'application/pdf', extension: 'pdf', is: isPdf },
  image('image/png', 'png', pngSize),
  image('image/jpeg', 'jpg', jpegSize),
  image('image/webp', 'webp', webpSize),
  office('wordprocessingml.document', 'docx', 'word/document.xml'),
  office('spreadsheetml.sheet', 'xlsx', 'xl/workbook.xml'),
];
