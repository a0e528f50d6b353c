import { chooseVersion, chooseVersions } from './choose-version';
import { entryOf, registryOf, release } from './registry-samples';

const shell = { contract: 1, kit: '1.4.0', react: '19.3.1' };
const needing = (version: string, kit: string) =>
  release('agent', version, { requires: { contract: 1, kit, react: '^19.0.0' } });

const versionsOf = (choice: ReturnType<typeof chooseVersion>) =>
  choice?.candidates.map(({ version }) => version);

describe('the version of a remote', () => {
  it('is the stable one, then those below it in the ladder', () => {
    const entry = entryOf([release('agent', '1.2.0'), release('agent', '1.1.0')]);

    expect(versionsOf(chooseVersion(entry, shell))).toEqual(['1.2.0', '1.1.0']);
  });

  it('is never one above stable: a rolled back version is not fallen back to', () => {
    const entry = entryOf([release('agent', '1.3.0'), release('agent', '1.2.0'), release('agent', '1.1.0')], {
      stable: '1.2.0',
    });

    expect(versionsOf(chooseVersion(entry, shell))).toEqual(['1.2.0', '1.1.0']);
  });

  it('is the newest that fits, when the stable one wants a newer shell', () => {
    const entry = entryOf([needing('2.0.0', '^1.5.0'), needing('1.9.0', '^1.4.0')]);
    const choice = chooseVersion(entry, shell);

    expect(versionsOf(choice)).toEqual(['1.9.0']);
    expect(choice?.release.version).toBe('1.9.0');
  });

  it('is blocked before anything is fetched when none fits', () => {
    const choice = chooseVersion(entryOf([needing('2.0.0', '^2.0.0')]), shell);

    expect(choice).toMatchObject({ blocked: { code: 'SKEW' }, candidates: [] });
    expect(choice?.release.version).toBe('2.0.0');
  });

  it('holds the contract number to be equal, not merely recent', () => {
    const old = release('agent', '1.0.0', { requires: { contract: 2, kit: '^1.0.0', react: '^19.0.0' } });

    expect(chooseVersion(entryOf([old]), shell)?.blocked).toEqual({ code: 'SKEW' });
  });

  it('is blocked with its sentence when the remote is switched off', () => {
    const entry = entryOf([release('agent', '1.0.0')], { disabled: 'En maintenance.' });

    expect(chooseVersion(entry, shell)).toMatchObject({
      candidates: [],
      blocked: { code: 'DISABLED', message: 'En maintenance.' },
    });
  });

  it('is chosen for every remote of the registry', () => {
    const registry = registryOf(entryOf([release('agent', '1.0.0')]), entryOf([release('admin', '2.0.0')]));

    expect(chooseVersions(registry, shell).map(({ name }) => name)).toEqual(['agent', 'admin']);
  });
});
