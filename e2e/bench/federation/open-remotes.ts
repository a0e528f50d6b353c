import admin from '../../../mfe-admin/src/remote';
import adminManifest from '../../../mfe-admin/remote.manifest.json';
import agent from '../../../mfe-agent/src/remote';
import agentManifest from '../../../mfe-agent/remote.manifest.json';
import applicant from '../../../mfe-applicant/src/remote';
import applicantManifest from '../../../mfe-applicant/remote.manifest.json';
import visitor from '../../../mfe-public/src/remote';
import visitorManifest from '../../../mfe-public/remote.manifest.json';
import type { OwnedRoute } from '@portal/registry/navigation';
import type { MenuEntry } from '@portal/registry/registry';
import type { openRemotes as open } from '../../../shell/page/src/open-remotes';
import type { Remotes } from '../../../shell/page/src/remotes/create-remotes';

type Page = Awaited<ReturnType<Remotes['loadPage']>>;

/** The remotes as parts of an ordinary application: imported, with their pages split off by `import()`. */
const SIDES = [
  { remote: visitor, manifest: visitorManifest },
  { remote: applicant, manifest: applicantManifest },
  { remote: agent, manifest: agentManifest },
  { remote: admin, manifest: adminManifest },
];

const routes = SIDES.flatMap(({ manifest: { name, routes: declared } }) =>
  declared.map((route) => ({ ...route, remote: name }) as OwnedRoute),
);
/** A visitor's, the only one that is measured. */
const menu = SIDES.flatMap(({ manifest }) =>
  manifest.menu.map((entry) => ({ sections: [], newTab: false, ...entry }) as unknown as MenuEntry),
)
  .filter(({ roles }) => roles.includes('VISITOR'))
  .sort((left, right) => left.order - right.order);

async function loadPage(name: string, page: string): Promise<Page> {
  const remote: Page['remote'] | undefined = SIDES.map((side) => side.remote).find(
    (each) => each.name === name,
  );
  const load = remote?.pages[page];
  if (remote === undefined || load === undefined) throw new Error(`${name} has no page ${page}`);
  const version = __VERSION__;
  const release = { name, version, base: '', requires: { contract: 1, kit: '', react: '' }, digest: '' };
  return { remote, page: await load(), release: { ...release, declared: undefined }, source: 'stable' };
}

/** The shell's `open-remotes.ts` without federation. A page that fails to load shows its error card. */
export const openRemotes: typeof open = () =>
  Promise.resolve({
    serial: 0,
    source: 'network',
    inspect: () => ({
      registry: { serial: 0, generatedAt: undefined, remotes: {}, elsewhere: [] },
      choices: [],
    }),
    routes,
    menu,
    loadPage,
    crashed: () => 'given up',
    state: () => ({ status: 'idle' }),
    refresh: () => Promise.resolve(),
    freshen: () => Promise.resolve(),
    keeps: () => true,
    isOutdated: () => false,
    isWithdrawn: () => false,
    isBusy: () => false,
    previews: () => [],
    leavePreviews: () => undefined,
    onChange: () => () => undefined,
    revision: () => 0,
  });
