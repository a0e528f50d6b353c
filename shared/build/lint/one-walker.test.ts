import { complaints } from './complaints';

describe('listing folders', () => {
  it.each([
    'readdirSync(folder, { recursive: true });',
    "fs.readdirSync(folder, { encoding: 'utf8', recursive: true });",
    'await fs.promises.readdir(folder, { withFileTypes: true, recursive });',
    'opendir(folder, { recursive: true });',
    "import { globSync } from 'node:fs';",
    "import { glob as list } from 'node:fs/promises';",
  ])('O1: has one door, which the refusal of `%s` names', (code) => {
    expect(complaints('one-walker', code)).toEqual([expect.stringContaining('@portal/build/files-below')]);
  });

  it.each([
    'readdirSync(folder, { withFileTypes: true });',
    'rmSync(folder, { recursive: true });',
    'mkdirSync(folder, { recursive: true });',
  ])('is not what `%s` does', (code) => {
    expect(complaints('one-walker', code)).toEqual([]);
  });
});
