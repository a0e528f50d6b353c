import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { checkAttachment } from './check-attachment';
import { hasPdfActions } from './pdf-actions';

const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${String(at + 1)} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);

/** An object that is a stream, with its dictionary. */
const stream = (dictionary: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dictionary} >>\nstream\r\n`), body, Buffer.from('\nendstream')]);
const packed = (text: string, type = '/ObjStm') =>
  stream(`/Type ${type} /N 1 /First 5 /Filter /FlateDecode`, deflateSync(Buffer.from(`12 0\n${text}`)));

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;

it.each<[string, Buffer]>([
  ['a page', pdf(CATALOG)],
  ['a place to open at', pdf(catalog('/OpenAction [3 0 R /XYZ null null 0]'))],
  ['a place to open at, as an object', pdf(catalog('/OpenAction 2 0 R'), '[3 0 R /Fit]')],
  ['an action that goes to a page', pdf(catalog('/OpenAction 2 0 R'), '<< /S /GoTo /D [3 0 R /Fit] >>')],
  ['a link that somebody clicks', pdf(CATALOG, '<< /A << /S /URI /URI (https://x.example) >> >>')],
  ['letters of a name in a picture', pdf(CATALOG, stream('/Length 12', Buffer.from('q /JS /AA Q ')))],
  ['packed objects', pdf(CATALOG, packed('<< /Type /Page >>'))],
  ['names that begin alike', pdf(CATALOG, '<< /JSa 1 /AAPL:Keywords [] /LaunchPad 2 >>')],
])('takes a PDF with %s', (_what, bytes) => {
  expect(hasPdfActions(bytes)).toBe(false);
});

it.each<[string, Buffer]>([
  ['a script at opening', pdf(catalog('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'))],
  ['a script by name', pdf(catalog('/Names << /JavaScript 3 0 R >>'))],
  ['a script with letters as numbers', pdf(catalog('/OpenAction << /S /J#61vaScript /#4AS (1) >>'))],
  ['a program to start', pdf(CATALOG, '<< /S /Launch /F (cmd.exe) >>')],
  ['an address that opens by itself', pdf(catalog('/OpenAction << /S /URI /URI (https://x.example) >>'))],
  ['one that opens by itself, as an object', pdf(catalog('/OpenAction 2 0 R'), '<< /S /URI /URI (x) >>')],
  ['an opening that leads nowhere', pdf(catalog('/OpenAction 9 0 R'))],
  ['an action of a page', pdf(CATALOG, '<< /Type /Page /AA << /O 5 0 R >> >>')],
  ['a form that sends itself', pdf(CATALOG, '<< /S /SubmitForm /F (https://x.example) >>')],
  ['a form of XFA', pdf(catalog('/AcroForm << /XFA 3 0 R >>'))],
  ['a script among packed objects', pdf(CATALOG, packed('<< /S /JavaScript /JS (1) >>'))],
  ['one behind a name in numbers', pdf(CATALOG, packed('<< /S /JavaScript /JS (1) >>', '/O#62jStm'))],
  ['an opening among packed objects', pdf(CATALOG, packed('<< /OpenAction << /S /URI /URI (x) >> >>'))],
  [
    'a script in what looks like a picture',
    pdf(CATALOG, stream('/Length 60', Buffer.from('7 0 obj << /S /JavaScript /JS (1) >> endobj'))),
  ],
  [
    'packed objects behind a stream that is none',
    pdf(Buffer.concat([Buffer.from('(stream\n)'), packed('<< /S /Launch >>')])),
  ],
  [
    'objects that were packed twice',
    pdf(stream('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync('12 0\n<<>>')))),
  ],
  ['objects that cannot be unpacked', pdf(stream('/Type /ObjStm /Filter /LZWDecode', Buffer.from('?')))],
  [
    'objects that unpack to gigabytes',
    pdf(stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(Buffer.alloc(40 * 1024 * 1024, '1 ')))),
  ],
])('refuses a PDF with %s', (_what, bytes) => {
  expect(checkAttachment(bytes, 'offre.pdf')).toMatchObject({ title: 'file script constraint' });
});

it.each(['liste-des-pieces', 'proposition', 'notice-assurance'])(
  'takes what offices print: %s.pdf',
  (name) => {
    const bytes = readFileSync(path.join(import.meta.dirname, `../../demo/files/${name}.pdf`));
    expect(hasPdfActions(bytes)).toBe(false);
  },
);
