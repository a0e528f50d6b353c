import { Subject } from 'rxjs';
import { createCurrentVisit } from './current-visit';
import { followShell } from './follow-shell';

beforeEach(() => {
  Object.assign(globalThis, { __SHELL_VERSION__: '1.1.0' });
  sessionStorage.clear();
});

interface Page {
  readonly shell?: unknown;
  readonly isOnline?: boolean;
  readonly isBusy?: boolean;
}

/** A page in shell 1.1.0, at the projects. */
function openPage({ shell, isOnline = true, isBusy = false }: Page = {}) {
  const opened: string[] = [];
  const changes = new Subject<boolean>();
  const visit = createCurrentVisit();
  if (isBusy)
    visit.show({ remote: 'applicant', version: '1.0.0', pathname: '/projects', pageName: 'x' } as never);
  let registry: object = { remotes: {}, shell };
  let listener: (state: never) => void = () => undefined;
  followShell(
    {
      subscribe: (each) => {
        listener = each as never;
        return () => undefined;
      },
    },
    {
      remotes: { inspect: () => ({ registry }) as never, isBusy: () => isBusy },
      visit,
      unsaved: { changes },
      isOnline: () => isOnline,
      open: (address) => opened.push(address),
    },
  );
  return {
    opened,
    type: (isHeld: boolean) => changes.next(isHeld),
    serve: (next: unknown) => (registry = { remotes: {}, shell: next }),
    go(to: string, state: unknown = null) {
      const { pathname, search, hash } = new URL(to, 'http://localhost');
      const navigation = { state: 'loading', location: { pathname, search, hash, state } };
      listener({ navigation, location: { pathname: '/projects' } } as never);
    },
  };
}

const OTHER = { stable: '1.2.0', canary: { version: '1.3.0' }, previews: ['1.4.0'] };

it.each<[string, unknown]>([
  ['the stable one', { stable: '1.1.0' }],
  ['the canary', { stable: '1.0.0', canary: { version: '1.1.0' } }],
  ['a preview', { stable: '1.0.0', previews: ['1.1.0'] }],
  ['of a portal that lists none', undefined],
  ['of a registry that cannot be read', { stable: 12 }],
])('stays while its shell is %s', (_what, shell) => {
  const page = openPage({ shell });
  page.go('/propositions');
  expect(page.opened).toEqual([]);
});

it.each<[string, Page]>([
  ['offline', { isOnline: false }],
  ['while its remote is at work', { isBusy: true }],
])('stays %s', (_what, given) => {
  const page = openPage({ shell: OTHER, ...given });
  page.go('/propositions');
  expect(page.opened).toEqual([]);
});

it('stays with unsaved input, within a page, and when one page tells another something', () => {
  const page = openPage({ shell: OTHER });
  page.type(true);
  page.go('/propositions');
  page.type(false);
  page.go('/projects?page=2');
  page.go('/propositions', { from: 'form' });
  expect(page.opened).toEqual([]);
  page.go('/propositions');
  expect(page.opened).toEqual(['/propositions']);
});
