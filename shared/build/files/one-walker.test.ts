import { Linter } from 'eslint';
import { ONE_WALKER } from './one-walker.cjs';

const complaints = (code: string) =>
  new Linter()
    .verify(code, { rules: { 'no-restricted-syntax': ['error', ...ONE_WALKER] } })
    .map(({ message }) => message);

describe('listing folders', () => {
  it.each([
    'readdirSync(folder, { recursive: true });',
    "fs.readdirSync(folder, { encoding: 'utf8', recursive: true });",
    'await fs.promises.readdir(folder, { withFileTypes: true, recursive });',
    'opendir(folder, { recursive: true });',
    "import { globSync } from 'node:fs';",
    "import { glob as list } from 'node:fs/promises';",
  ])('O1: has one door, which the refusal of `%s` names', (code) => {
    expect(complaints(code)).toEqual([expect.stringContaining('@portal/build/files-below')]);
  });

  it.each([
    'readdirSync(folder, { withFileTypes: true });',
    'rmSync(folder, { recursive: true });',
    'mkdirSync(folder, { recursive: true });',
  ])('is not what `%s` does', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
