import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const source = readFileSync(path.join(root, 'mfe-applicant/documents/conditions-de-financement.html'));
const pdf = readFileSync(
  path.join(root, 'shell/page/public/documents/conditions-de-financement.pdf'),
  'latin1',
);

describe('the financing conditions as a document', () => {
  it('are a print of their present source: else run `npm run assets -- documents`', () => {
    expect(/% source-sha256 ([0-9a-f]{64})\s*$/.exec(pdf)?.[1]).toBe(
      createHash('sha256').update(source).digest('hex'),
    );
  });

  it('can be read by a screen reader: tagged, in French, with a title and an outline', () => {
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(pdf).toMatch(/\/Lang \(fr\)/);
    expect(pdf).toMatch(/\/Title /);
    expect(pdf).toMatch(/\/Outlines \d+ 0 R/);
  });
});
