import { inflateSync } from 'node:zlib';
import { agencyLogo } from './agency-logo';
import { specimenPdf } from './specimen-pdf';

describe('a specimen', () => {
  const file = specimenPdf('Proposition (été)', 'Coût : 1 200,00 €\nL’œuvre du cœur').toString('latin1');

  it('is a PDF whose table gives the true place of every object', () => {
    expect(file).toMatch(/^%PDF-1\.4\n/);
    expect(file).toMatch(/%%EOF\n$/);
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets).toHaveLength(7);
    offsets.forEach((offset, index) => {
      expect(file.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
    });
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
    expect(stream).toHaveLength(Number(length));
  });

  it('is stamped, and writes French in the font of the reader', () => {
    expect(file).toContain('(SP\xc9CIMEN)');
    expect(file).toContain('(Proposition \\(\xe9t\xe9\\))');
    expect(file).toContain('(L\x92\x9cuvre du c\x9cur)');
    expect(file).toContain('1 200,00 \x80');
  });
});

describe('a logo', () => {
  it('is a PNG of 96 pixels, not the same for two agencies', () => {
    const logo = agencyLogo('Rennes');
    expect(logo.subarray(1, 4).toString()).toBe('PNG');
    expect([logo.readUInt32BE(16), logo.readUInt32BE(20)]).toEqual([96, 96]);
    const start = logo.indexOf('IDAT') + 4;
    expect(inflateSync(logo.subarray(start, start + logo.readUInt32BE(start - 8)))).toHaveLength(
      96 * (1 + 96 * 3),
    );
    expect(logo.equals(agencyLogo('Nantes'))).toBe(false);
  });
});
