import { sceneOfHost } from '../../test/host-scene';

const scene = sceneOfHost();
const IN_FOLDER = 'a'.repeat(43);
const SET = 'b'.repeat(43);

const told = async (ownerKey?: string): Promise<unknown> => {
  const { app } = await scene.open(ownerKey === undefined ? {} : { ownerKey });
  const { statusCode, body } = await app.inject('/config.json');
  return statusCode === 200 ? (JSON.parse(body) as { ownerKey?: string }).ownerKey : statusCode;
};

describe('the key of the portal’s owner', () => {
  it('is the one that the folder of the builds names, from the moment that it does', async () => {
    const { app } = await scene.open();
    const now = async () =>
      (JSON.parse((await app.inject('/config.json')).body) as { ownerKey?: string }).ownerKey;

    expect(await now()).toBeUndefined();
    scene.write('dist/owner.json', JSON.stringify({ key: IN_FOLDER }));
    expect(await now()).toBe(IN_FOLDER);
  });

  it('is the one that is set, whoever writes the folder', async () => {
    scene.write('dist/owner.json', JSON.stringify({ key: IN_FOLDER }));
    expect(await told(SET)).toBe(SET);
    scene.write('dist/owner.json', 'spoiled');
    expect(await told(SET)).toBe(SET);
  });

  it.each(['spoiled', '{}', '{"key":"short"}', ''])(
    'is never taken for none where the folder names %j',
    async (text) => {
      scene.write('dist/owner.json', text);
      expect(await told()).toBe(500);
    },
  );
});
