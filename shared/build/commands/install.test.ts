import { startProblem } from './install.mjs';

const system = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: no, mkdir`), { code, path });

it.each<[unknown, string]>([
  [
    system('EROFS', '/srv/portal/.cache'),
    '/srv/portal/.cache cannot be written (EROFS): npm start installs and builds in its own folder. Where that is read-only, run what `npm run package` makes.',
  ],
  [system('ENOSPC', '/srv/dist'), '/srv/dist cannot be written: the disk is full.'],
  [new Error('The build of mfe-agent failed.\n    at Object.<anonymous>'), 'The build of mfe-agent failed.'],
  ['no error at all', 'no error at all'],
])('a start that fails says why in one sentence: %#', (error, sentence) => {
  expect(startProblem(error)).toBe(sentence);
});
