import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { sceneOfDeployments } from '../../test/deploy-scene';
import { rollback } from './change-app';
import { removeRelease } from '../registry/release-folders';
import { putBuild, putVerified, type ReleaseSample } from '../../test/release-samples';

const scene = sceneOfDeployments();
const { deploy, expectRefusal, inDist, uploaded } = scene;
const agent = () => scene.agent;

describe('deploying the same bytes again', () => {
  const told = 'mfe-agent 1.1.0 was there already, with the same bytes.';

  it('changes nothing when everyone has them', async () => {
    await deploy('1.1.0');
    const before = scene.registryText;
    const { data, lines } = await deploy('1.1.0');

    expect(lines[0]).toBe(told);
    expect(lines.at(-1)).toBe('Registry 3 says so already: nothing to change.');
    expect(data).toMatchObject({ changed: false, serial: 3 });
    expect((await deploy('1.1.0', {}, { isPreview: true })).data).toMatchObject({
      changed: false,
      serial: 3,
    });
    expect(scene.registryText).toBe(before);
  });

  it('goes on to what is asked: a preview, then everyone', async () => {
    const asPreview = () => deploy('1.1.0', {}, { isPreview: true });
    await asPreview();

    expect((await asPreview()).data).toMatchObject({ changed: false });

    const { data, lines } = await deploy('1.1.0');

    expect(lines.slice(0, 2)).toEqual([told, 'mfe-agent 1.1.0 is what everyone gets.']);
    expect(data).toMatchObject({ changed: true, serial: 4 });
    expect(agent()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
  });

  it('uploads them again when retention has removed them', async () => {
    await deploy('1.1.0');
    await rollback(scene.change(), undefined);
    removeRelease(scene.dist, 'agent', '1.1.0');
    await deploy('1.1.0');

    expect(agent()).toMatchObject({ stable: '1.1.0' });
    expect(uploaded()).toEqual(['1.0.0', '1.1.0']);
  });

  it('removes none that browsers may have, when it fails', async () => {
    await deploy('1.1.0');
    await rollback(scene.change(), undefined);
    const nowhere = { url: 'http://127.0.0.1:9' };
    await expectRefusal(() => deploy('1.1.0', {}, nowhere), 'is a portal running there?');

    expect(uploaded()).toEqual(['1.0.0', '1.1.0']);
  });
});

describe('what an interrupted deployment left', () => {
  it('is taken up when it has the same bytes', async () => {
    putBuild(scene.dist, { version: '1.1.0' });
    rmSync(inDist('remotes/agent/1.1.0/maps'), { recursive: true });
    const { lines } = await deploy('1.1.0');

    expect(lines[0]).toBe('mfe-agent 1.1.0 was there already, with the same bytes.');
    expect(agent()).toMatchObject({ stable: '1.1.0' });
  });

  it.each<[string, ReleaseSample]>([
    ['other bytes', { files: { 'home.js': 'other' } }],
    ['a description that is not whole', { says: { pages: 'none' } }],
  ])('is replaced when it has %s, also if those were verified: nobody had them', async (_what, sample) => {
    const left = { ...sample, version: '1.1.0' };
    if (sample.files) putVerified(scene.dist, left);
    else putBuild(scene.dist, left);
    mkdirSync(inDist('remotes/agent/.upload-1.1.0-99'));
    mkdirSync(inDist('maps/remotes/agent/.upload-1.1.0-99'));
    await deploy('1.1.0');

    expect(agent()).toMatchObject({ stable: '1.1.0' });
    expect(uploaded()).toEqual(['1.0.0', '1.1.0']);
    expect(readdirSync(inDist('maps/remotes/agent')).sort()).toEqual(['1.0.0', '1.1.0']);
    expect(readFileSync(inDist('remotes/agent/1.1.0/home.js'), 'utf8')).toBe('export const home = "1.1.0";');
  });

  it('is removed with its maps when it does not pass either', async () => {
    putBuild(scene.dist, { version: '1.1.0' });
    rmSync(inDist('remotes/agent/1.1.0/maps'), { recursive: true });
    await expect(deploy('1.1.0', {}, { url: 'http://127.0.0.1:9' })).rejects.toThrow(
      'is a portal running there?',
    );

    expect(uploaded()).toEqual(['1.0.0']);
  });

  it('is left to who took the lock over from a deployment that stood still', async () => {
    const lose = (step: string) => {
      if (step.startsWith('Verifying')) writeFileSync(inDist('.release.holder.json'), '{"id":"other"}');
    };
    await expect(deploy('1.1.0', {}, { onStep: lose })).rejects.toThrow(
      'Another command took over the lock. Nothing was changed.',
    );

    expect(uploaded()).toEqual(['1.0.0', '1.1.0']);
    expect(agent()).toMatchObject({ stable: '1.0.0' });
  });
});
