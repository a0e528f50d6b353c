import { createFederation } from './federation';
import { trustRelease } from '../remotes/integrity';
import { release } from '@portal/registry/registry-samples';
import type { Release } from '@portal/registry/registry';

function runtimeThat(loadRemote: (id: string) => Promise<unknown>) {
  const registered: { readonly name: string; readonly entry: string }[] = [];
  const federation = createFederation(() => ({
    registerRemotes: (remotes) => registered.push(...(remotes as typeof registered)),
    loadRemote: loadRemote as <T>(id: string) => Promise<T | null>,
  }));
  return { federation, registered };
}

/** A release whose digests are known to this page. */
function known(version: string): Release {
  const each = release('agent', version);
  trustRelease(each);
  return each;
}

it('names the scope and the entry of a release to the runtime, and asks it for the contract module', async () => {
  const asked: string[] = [];
  const { federation, registered } = runtimeThat((id) => {
    asked.push(id);
    return Promise.resolve('module');
  });
  const each = known('1.1.0');
  await expect(federation.load(each)).resolves.toBe('module');
  expect(registered).toEqual([{ name: each.scope, entry: `${location.origin}${each.base}${each.entry}` }]);
  expect(asked).toEqual([`${each.scope}/remote`]);
});

it('refuses an entry without a known digest before the runtime hears of it', async () => {
  const { federation, registered } = runtimeThat(() => Promise.resolve('module'));
  await expect(federation.load(release('agent', '6.6.6'))).rejects.toThrow(/^No known release has/);
  expect(registered).toEqual([]);
});

it.each([
  ['an entry that could not be had', '[ Federation Runtime ]: … #RUNTIME-008', 'EntryError'],
  ['an entry that threw', '#RUNTIME-008 … ScriptExecutionError: Script loaded but threw', 'Error'],
  ['code that threw', 'x is not a function', 'Error'],
])('tells what is the matter: %s', async (_what, message, name) => {
  const { federation } = runtimeThat(() => Promise.reject(new Error(message)));
  await expect(federation.load(known('1.2.0'))).rejects.toMatchObject({ name });
});
