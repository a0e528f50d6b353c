import { readPortal } from './read-portal';
import { canary, disable, takeBackCanary } from './change-app';
import { putVerified, putVersions, sceneOfDist } from '../../test/release-samples';
import { status, takenBack } from '../inspect/status';
import { readServed } from '../registry/written-registry';

const scene = sceneOfDist(async (dist) => {
  await putVersions(dist, ['1.4.2'], { names: ['agent', 'admin'] });
  putVerified(dist, { version: '1.5.0' });
});

const REASON = '7 of 9 clients of 1.5.0 had problems, 0 of 60 of 1.4.2';
const change = (name = 'agent') => ({ dist: scene.dist, name, cause: 'by hand' });
const start = () => canary(change(), { version: '1.5.0', percent: 10, roles: ['AGENT'] });
const takeBack = (salt = 'agent-1.5.0', version = '1.5.0') =>
  takeBackCanary({ dist: scene.dist, name: 'agent', canary: { version, salt }, reason: REASON });
const told = () => {
  const served = readServed(scene.dist);
  return served && takenBack(readPortal(scene.dist), served, 'agent');
};

it('the canary ends, everybody has the stable version, and the reason is kept', async () => {
  await start();
  const { data } = await takeBack();

  expect(data).toMatchObject({ changed: true });
  expect(scene.agent).toMatchObject({ stable: '1.4.2', pinned: true });
  expect(scene.agent).not.toHaveProperty('canary');
  expect(told()).toEqual({
    version: '1.5.0',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    reason: REASON,
  });
});

it.each([
  ['another version', 'agent-1.5.0', '1.6.0'],
  ['another salt', 'agent-1.5.0-again', '1.5.0'],
])('a canary of %s stays as it is', async (_what, salt, version) => {
  await start();
  const before = scene.registryText;
  const { data } = await takeBack(salt, version);

  expect(data).toMatchObject({ changed: false });
  expect(scene.registryText).toBe(before);
});

it('one that has ended already is no error', async () => {
  await start();
  await takeBack();
  expect((await takeBack()).data).toMatchObject({ changed: false });
});

it('the reason stays while only other apps change, until somebody changes this one', async () => {
  await start();
  await takeBack();
  await disable(change('admin'), 'Revient à 14 h.');
  expect(told()?.reason).toBe(REASON);
  await disable(change(), 'Revient à 14 h.');
  expect(told()).toBeUndefined();
});

it.each([undefined, 'guard'])(
  'a canary that somebody ended by hand was not taken back: by %s',
  async (by) => {
    await start();
    await canary({ ...change(), by }, { version: undefined, percent: 0, roles: undefined });

    expect(told()).toBeUndefined();
    expect(status(scene.dist).data['remotes']).toMatchObject({ agent: { takenBack: null } });
  },
);
