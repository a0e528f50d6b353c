import { Refusal, naming, refusalOf } from './refusal';

const said = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: …`), { code, ...(path !== undefined && { path }) });

it.each([
  ...['EROFS', 'EACCES', 'EPERM'].map((code) => [
    code,
    ` (${code}): ship into a folder that you can write, which PORTAL_DIST or --dist names.`,
  ]),
  ['ENOSPC', ': the disk is full (ENOSPC). Make room, then run the command again.'],
  ['EDQUOT', ': the quota is used up (EDQUOT). Make room, then run the command again.'],
  ['EIO', ': the disk fails (EIO). See to the disk, then run the command again.'],
])('tells in one line why nothing can be written: %s', (code = '', why = '') => {
  expect(refusalOf(said(code, '/opt/portal/dist/.lock'))?.message).toBe(
    `/opt/portal/dist/.lock cannot be written${why}`,
  );
});

it('names the file that a copy makes, and the one of a write that names none', () => {
  const copy = Object.assign(said('ENOSPC', '/from/home.js'), { dest: '/to/home.js' });
  const lost = new Error('lost');

  expect(refusalOf(copy)?.message).toMatch(/^\/to\/home\.js cannot be written/);
  expect(refusalOf(naming('/to/home.js', said('ENOSPC')))?.message).toMatch(/^\/to\/home\.js cannot/);
  expect(refusalOf(naming('/other', copy))?.message).toMatch(/^\/to\/home\.js cannot/);
  expect(naming('/to/home.js', lost)).toBe(lost);
  expect(refusalOf(lost)).toBeUndefined();
});

it('leaves a refusal as it is, and takes nothing else for one', () => {
  const refusal = new Refusal('No.');
  expect(refusalOf(refusal)).toBe(refusal);
  expect([said('ENOENT', '/opt/portal'), said('EACCES'), new Error('lost'), 'lost'].map(refusalOf)).toEqual(
    Array.from({ length: 4 }),
  );
});
