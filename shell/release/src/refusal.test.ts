import { Refusal, naming, refusalOf } from './refusal';

const said = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: …`), { code, ...(path !== undefined && { path }) });

it.each([
  ['EROFS', ' (EROFS): ship into a folder that you can write, which PORTAL_DIST or --dist names.'],
  ['ENOSPC', ': the disk is full (ENOSPC). Make room, then run the command again.'],
  ['EDQUOT', ': the quota is used up (EDQUOT). Make room, then run the command again.'],
  ['EIO', ': the disk fails (EIO). See to the disk, then run the command again.'],
])('tells in one line why nothing can be written: %s', (code, why) => {
  expect(refusalOf(said(code, '/dist/.lock'))?.message).toBe(`/dist/.lock cannot be written${why}`);
});

it('names the file that a copy makes, and the one of a write that names none', () => {
  const copy = Object.assign(said('ENOSPC', '/from/home.js'), { dest: '/to/home.js' });
  for (const error of [copy, naming('/to/home.js', said('ENOSPC')), naming('/other', copy)])
    expect(refusalOf(error)?.message).toMatch(/^\/to\/home\.js cannot be written/);
});

it('leaves a refusal as it is, and takes nothing else for one', () => {
  const refusal = new Refusal('No.');
  expect(refusalOf(refusal)).toBe(refusal);
  for (const other of [said('ENOENT', '/opt/portal'), said('EACCES'), new Error('lost'), 'lost'])
    expect(refusalOf(other)).toBeUndefined();
});
