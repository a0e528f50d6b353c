import { fakeTransport, installTestKit, recordDownloads } from '@portal/testing';
import { safeFileName, saveFile } from './save-file';

const PDF = { id: 3, content: btoa('%PDF-1.7'), mimeType: 'application/pdf', filename: 'Offre A.pdf' };

it('hands the bytes to the browser under their name and kind', async () => {
  installTestKit(fakeTransport({}));
  const { blobs, names } = recordDownloads();

  expect(saveFile(PDF)).toBe(true);
  expect(saveFile({ ...PDF, mimeType: 'text/html', filename: '' })).toBe(true);
  expect(names).toEqual(['Offre A.pdf', 'piece-jointe']);
  expect(blobs.map(({ type, size }) => [type, size])).toEqual([
    ['application/pdf', 8],
    ['application/octet-stream', 8],
  ]);
});

it.each(['', '***'])(
  'says no to the content %p, and reports it in the words of the specification',
  (content) => {
    const { problems } = installTestKit(fakeTransport({}));
    expect(saveFile({ ...PDF, content })).toBe(false);
    expect(problems.at(-1)?.message).toBe('File content is empty or not valid');
  },
);

it.each([
  ['../../etc/passwd', 'etcpasswd'],
  ['.bashrc', 'bashrc'],
  ['facture\u202Efdp.exe', 'facturefdp.exe'],
  ['a\u0000b.pdf', 'ab.pdf'],
  ['   ', 'piece-jointe'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('saves %j as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});
