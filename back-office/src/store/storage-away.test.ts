import { asked, isOfDisk, isStorageAway, ofStorage, StorageBusyError } from './storage-away';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EIO', '57014', '08006', '40P01'])(
  '%s of anybody is not of the storage; of the storage it means that it is away',
  async (code) => {
    expect(isStorageAway(coded(code))).toBe(false);
    const met: unknown = await asked(Promise.reject(coded(code))).catch((problem: unknown) => problem);
    expect(isStorageAway(met)).toBe(true);
    expect(met).toMatchObject({ code, name: 'StorageAwayError' });
  },
);

it.each(['23505', '42P07', 'ERR_X'])('%s stays what it was, also of the storage', async (code) => {
  const problem = coded(code);
  expect(ofStorage(problem)).toBe(problem);
  await expect(asked(Promise.reject(problem))).rejects.toBe(problem);
});

it('what drivers say without a code counts as well', () => {
  expect(isStorageAway(ofStorage(new Error('Connection terminated unexpectedly')))).toBe(true);
  expect(isStorageAway(ofStorage(new Error('No such thing')))).toBe(false);
});

it.each([
  ['ENOSPC', true],
  ['53100', true],
  ['58030', true],
  ['57014', false],
  ['40P01', false],
  ['55P03', false],
])('%s may be of a disk: %s', (code, isOf) => {
  expect(isOfDisk(ofStorage(coded(code)))).toBe(isOf);
});

it('a store of which too much is asked is away for a moment, and its disk has no part in it', () => {
  const problem = new StorageBusyError('Too many');
  expect([isStorageAway(problem), isOfDisk(problem)]).toEqual([true, false]);
});
