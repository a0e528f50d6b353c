import { seesWhatRuns, type Role } from '@portal/domain/access';
import { isForNobodyYet } from './first-preview';
import { ownRoutes } from './ownership-policy';
import { readObject } from './read-json';
import { readRegistry } from './read-registry';
import { offeredPart } from './read-shell';
import type { Registry, RemoteEntry, RemoteRoute } from './registry';

/** The page at which most visits start. */
const LANDING = '/';

/** The routes that nobody has to ask for: of the stable release and of the canary, within the claims. */
const offeredRoutes = ({ name, stable, canary, versions }: RemoteEntry, { remotes }: Registry) =>
  [stable, ...(canary ? [canary.version] : [])].flatMap((version) =>
    ownRoutes(name, versions[version]?.declared?.routes ?? [], remotes),
  );

const isOpenToVisitors = ({ access, roles }: RemoteRoute): boolean =>
  access === 'public' && roles.includes('VISITOR');

/** Claims decide, not only routes: those of a fallback are not known before it is described. */
const mayOpen = ({ claims }: RemoteEntry, role: Role): boolean =>
  role !== 'VISITOR' && claims.some(({ roles }) => roles.includes(role));

/** Without the description of a release, which the page then fetches: a start needs that of its own page only. */
function withoutDescription(written: unknown, name: string, role: Role): unknown {
  const { description: _description, ...listed } = readObject(written, name);
  const { routes } = listed as { readonly routes?: readonly RemoteRoute[] };
  const isFirst = routes?.some(({ path, roles }) => path === LANDING && roles.includes(role)) === true;
  return isFirst ? written : listed;
}

/** Without previews: a tab that has one asks for the whole registry. */
function withoutPreviews(written: unknown, { name, ladder, canary }: RemoteEntry): object {
  const { previews: _previews, ...entry } = readObject(written, name);
  const isOffered = (version: string) => ladder.includes(version) || version === canary?.version;
  const versions = Object.entries(readObject(entry['versions'], name));
  return { ...entry, versions: Object.fromEntries(versions.filter(([version]) => isOffered(version))) };
}

/** A registry's part for a role and visitors; `elsewhere`: paths of the rest. @throws UnreadableError: no registry. */
export function partFor(written: unknown, role: Role): object {
  const { registry } = readRegistry(written);
  const file = readObject(written, 'registry');
  const remotes: Record<string, unknown> = {};
  const elsewhere = new Set<string>();
  for (const [name, value] of Object.entries(readObject(file['remotes'], 'remotes'))) {
    const entry = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
    const routes = entry ? offeredRoutes(entry, registry) : [];
    if (!entry) remotes[name] = value;
    else if (isForNobodyYet(entry) && !seesWhatRuns(role)) continue;
    else if (seesWhatRuns(role) || mayOpen(entry, role) || routes.some(isOpenToVisitors))
      remotes[name] = entryFor(role, value, entry);
    else for (const { path } of routes) elsewhere.add(path);
  }
  const { shell: whole, ...rest } = file;
  const shell = offeredPart(whole);
  return {
    ...rest,
    ...(shell && { shell }),
    remotes,
    ...(elsewhere.size > 0 && { elsewhere: [...elsewhere].toSorted() }),
  };
}

function entryFor(role: Role, value: unknown, entry: RemoteEntry): object {
  const written = seesWhatRuns(role) ? readObject(value, entry.name) : withoutPreviews(value, entry);
  const { versions, ...rest } = written as { readonly versions: object };
  const listed = Object.entries(versions).map(([version, each]) => [
    version,
    withoutDescription(each, entry.name, role),
  ]);
  return { ...rest, versions: Object.fromEntries(listed) as object };
}
