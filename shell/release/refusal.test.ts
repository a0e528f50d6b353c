import { Refusal, refusalOf } from './refusal';

const said = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: …`), { code, ...(path !== undefined && { path }) });

it.each(['EROFS', 'EACCES', 'EPERM'])('tells in one line that a folder cannot be written (%s)', (code) => {
  expect(refusalOf(said(code, '/opt/portal/dist/.lock'))?.message).toBe(
    `/opt/portal/dist/.lock cannot be written (${code}): ship into a folder that you can write, which PORTAL_DIST or --dist names.`,
  );
});

it('leaves a refusal as it is, and takes nothing else for one', () => {
  const refusal = new Refusal('No.');
  expect(refusalOf(refusal)).toBe(refusal);
  expect([said('ENOENT', '/opt/portal'), said('EACCES'), new Error('lost'), 'lost'].map(refusalOf)).toEqual(
    Array.from({ length: 4 }),
  );
});
