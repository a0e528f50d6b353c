import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { checkAttachment } from './check-attachment';

/** An archive of entries without content: only names and sizes are checked. */
function zip(names: readonly string[], { flags = 0, size = 4 } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    locals.push(local, bytes);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, bytes);
    offset += local.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)]);
}

function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(5))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0001108000000000300000000000000000000', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const app = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), app, frame, Buffer.from('ffd9', 'hex')]);
}

function webp(kind: 'VP8X' | 'VP8L' | 'VP8 ', width: number, height: number): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(24, 4);
  bytes.write(`WEBP${kind}`, 8);
  if (kind === 'VP8X') {
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  } else if (kind === 'VP8L') bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  else {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  }
  return bytes;
}

const text = (content: string): Buffer => Buffer.from(content);
const join = (...parts: readonly Buffer[]): Buffer => Buffer.concat(parts);
const specimen = (name: string): Buffer => readFileSync(new URL(`../../demo/files/${name}`, import.meta.url));
const pdf = specimen('proposition.pdf');
const logo = specimen('logo-59.png');
const WORD = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];
const EXCEL = ['[Content_Types].xml', 'xl/workbook.xml'];
const docx = zip(WORD);
const xlsx = zip(EXCEL);
const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = text('<!doctype html><script>alert(1)</script>');
const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The stored type comes from the bytes; the stored name is made to match. */
const kept: readonly [what: string, bytes: Buffer, name: string, mimeType: string, fileName: string][] = [
  ['a PDF', pdf, 'offre.pdf', PDF, 'offre.pdf'],
  ['a PDF with blanks after its end', join(pdf, text('\r\n\0 \n')), 'offre.pdf', PDF, 'offre.pdf'],
  ['a PNG', logo, 'logo.png', 'image/png', 'logo.png'],
  ['a JPEG', jpeg(640, 480), 'photo.jpeg', 'image/jpeg', 'photo.jpg'],
  ['a padded JPEG', join(jpeg(64, 48), Buffer.alloc(9)), 'photo.jpg', 'image/jpeg', 'photo.jpg'],
  ['a WebP', webp('VP8 ', 640, 480), 'photo.webp', 'image/webp', 'photo.webp'],
  ['a WebP with transparency', webp('VP8X', 640, 480), 'photo.webp', 'image/webp', 'photo.webp'],
  ['a Word document', docx, 'note.docx', DOCX, 'note.docx'],
  ['an Excel workbook', xlsx, 'tableau.xlsx', XLSX, 'tableau.xlsx'],
  ['a PDF called a page', pdf, 'offre.html', PDF, 'offre.pdf'],
  ['a PDF called a program', pdf, 'offre.pdf.exe', PDF, 'offre.pdf'],
  ['a number that looks like an extension', pdf, 'Notice v1.2', PDF, 'Notice v1.2.pdf'],
  ['a picture called a drawing', logo, 'logo.svg', 'image/png', 'logo.png'],
  [
    'accents and spaces',
    pdf,
    'Échéancier de l’été (à signer).pdf',
    PDF,
    'Échéancier de l’été (à signer).pdf',
  ],
  ['accents written in two', pdf, 'E\u0301te\u0301.pdf', PDF, 'Été.pdf'],
  ['a way up the folders', pdf, '../../etc/passwd', PDF, 'passwd.pdf'],
  ['text turned around', pdf, '../../devis\u202Efdp.exe', PDF, 'devisfdp.pdf'],
  ['a NUL', pdf, 'offre.pdf\0.exe', PDF, 'offre.pdf'],
  ['line breaks', pdf, 'offre\r\nSet-Cookie: a=b.pdf', PDF, 'offreSet-Cookie_ a=b.pdf'],
  ['10 000 characters', pdf, `${'a'.repeat(10_000)}.pdf`, PDF, `${'a'.repeat(116)}.pdf`],
  ['characters of two halves', pdf, `${'😀'.repeat(100)}.pdf`, PDF, `${'😀'.repeat(58)}.pdf`],
  ['no name', pdf, '', PDF, 'piece-jointe.pdf'],
  ['a hidden file', pdf, '.htaccess', PDF, 'htaccess.pdf'],
  ['a device of Windows', pdf, 'CON.pdf', PDF, 'piece-jointe.pdf'],
  ['reserved characters', pdf, 'a<b>:"c|d?*.pdf', PDF, 'a_b___c_d__.pdf'],
];

const refused: readonly [what: string, bytes: Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['a drawing', svg],
  ['a drawing after a declaration', join(text('<?xml version="1.0"?>'), svg)],
  ['a page', html],
  ['a GIF', text('GIF89a\u0001\u0000\u0001\u0000')],
  ['a program', join(text('MZ'), Buffer.alloc(200))],
  ['a script', text('#!/bin/sh\nrm -rf /')],
  ['a page before a PDF', join(html, pdf)],
  ['a page after a PDF', join(pdf, html)],
  ['a PDF that is cut off', pdf.subarray(0, pdf.length - 10)],
  ['a PDF that is an archive too', join(pdf, zip(['a.html']))],
  ['a page after a PNG', join(logo, html)],
  ['a PNG that is an archive too', join(logo, zip(['a.html']))],
  ['the signature of a PNG alone', logo.subarray(0, 8)],
  ['a PNG that is cut off', logo.subarray(0, logo.length - 4)],
  ['a PNG of 30 000 by 30 000', png(30_000, 30_000)],
  ['a page after a JPEG', join(jpeg(10, 10), html)],
  ['a JPEG of 65 535 by 65 535', jpeg(65_535, 65_535)],
  ['a WebP with something after it', join(webp('VP8X', 10, 10), html)],
  ['a WebP of 16 million by 16 million', webp('VP8X', 16_000_000, 16_000_000)],
  ['an archive', zip(['a.txt'])],
  ['a document with macros', zip([...WORD, 'word/vbaProject.bin'])],
  ['a document with a way up the folders', zip([...WORD, '../../evil.xml'])],
  ['a document with a password', zip(WORD, { flags: 1 })],
  ['a document that unpacks to gigabytes', zip(WORD, { size: 0xf0_00_00_00 })],
  [
    'a document of too many parts',
    zip([...WORD, ...Array.from({ length: 2_000 }, (_, at) => `word/${at}.xml`)]),
  ],
  ['a document behind a page', join(html, docx)],
  ['a PDF of 11 MiB', join(pdf, Buffer.alloc(11 * 1024 * 1024, 10))],
];

describe('a file that comes in', () => {
  it.each(kept)('is kept for what it is: %s', (_what, bytes, name, mimeType, fileName) => {
    expect(checkAttachment(bytes, name)).toEqual({
      mimeType,
      fileName,
      bytes,
    });
  });

  it.each(refused)('is refused: %s, whatever it is called', (_what, bytes) => {
    for (const name of ['offre.pdf', 'logo.png', 'note.docx']) {
      expect(checkAttachment(bytes, name)).toEqual({
        title: 'file constraint',
        detail: expect.stringMatching(/./) as unknown,
      });
    }
  });

  it('is judged whatever is cut from it or changed in it, without a crash', () => {
    const whole = fc.constantFrom(pdf, logo, docx, jpeg(64, 48), webp('VP8X', 64, 48), png(4, 4));
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(
        whole,
        fc.nat(),
        fc.array(change, { maxLength: 8 }),
        fc.string(),
        (file, cut, changes, name) => {
          const bytes = Buffer.from(file.subarray(0, file.length - (cut % 40)));
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const judged = checkAttachment(bytes, name);
          const said = 'bytes' in judged ? judged.fileName : judged.detail;
          expect(said).toMatch(/^([^/\\\p{Cc}]{1,115}\.[a-z]{3,4}|An empty .*|The file .*)$/u);
        },
      ),
      { numRuns: 500 },
    );
  });
});
