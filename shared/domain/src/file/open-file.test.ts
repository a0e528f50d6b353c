import { previewOf } from './open-file';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['%PDF-1.7\n', 'application/pdf', 'pdf'],
  ['%PDF-1.7\n', '', 'pdf'],
  ['%PDF-1.7\n', 'application/octet-stream', 'pdf'],
  ['\u0089PNG\r\n\u001A\n', 'image/png', 'image'],
  ['\u00FF\u00D8\u00FF\u00E0', 'IMAGE/JPEG', 'image'],
  ['RIFF\u0010\u0000\n\u0000WEBPVP8 ', 'image/webp', 'image'],
])('shows %j, called %j, as a %s', (start, mimeType, kind) => {
  expect(previewOf({ bytes: bytesOf(start), mimeType })?.kind).toBe(kind);
});

it.each([
  ['a drawing that may hold scripts', '<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml'],
  ['a page that begins like a PDF', '%PDF-1.7\n', 'text/html'],
  ['a page called a picture', '<!doctype html>', 'image/png'],
  ['a document of a word processor', 'PK\u0003\u0004', 'application/octet-stream'],
  ['nothing', '', 'application/pdf'],
])('does not show %s', (_, start, mimeType) => {
  expect(previewOf({ bytes: bytesOf(start), mimeType })).toBeUndefined();
});
