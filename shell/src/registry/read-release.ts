import { ROLES, type Role } from '@portal/domain/access';
import { asText, fail, readList, readObject } from './read-json';
import type {
  Declared,
  ListedRelease,
  MenuEntry,
  PageFiles,
  Release,
  RemoteRoute,
  Requirements,
} from './registry';

/** A file of a release: one flat folder, so nothing in it can lead out of it. */
const FILE = /^[\w-][\w.-]*$/;
const SCRIPT = /\.js$/;
const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;
const SCOPE = /^[A-Za-z_]\w{2,80}$/;
/** A path of our own: one leading slash, never two (`//host` is another origin), no dots that climb. */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;
const RANGE = /^[\^~]?\d+\.\d+\.\d+$/;

/**
 * Validates a whole release: its `remote.json`.
 * @param name the remote it belongs to
 * @param version the version it is listed under
 * @throws UnreadableError naming what is out of form
 */
export function readRelease(name: string, version: string, value: unknown): Release {
  const place = `${name} ${version}`;
  const release = readObject(value, place);
  const base = ownBase(name, version, release);
  const scope = asText(release['scope'], `${place}: scope`);
  if (!SCOPE.test(scope)) fail(`${place}: scope`);

  const integrity = readIntegrity(release['integrity'], place);
  const entry = knownFile(release['entry'], integrity, `${place}: entry`);
  if (!SCRIPT.test(entry)) fail(`${place}: entry is not a script`);
  const pages = Object.fromEntries(
    Object.entries(readObject(release['pages'], `${place}: pages`)).map(([page, files]) => [
      page,
      readPage(files, integrity, `${place}: page ${page}`),
    ]),
  );
  const declared = readDeclared(release, place);
  const homeless = declared.routes.find((route) => !Object.hasOwn(pages, route.page));
  if (homeless) fail(`${place}: ${homeless.path} names the unknown page ${homeless.page}`);
  const requires = readRequirements(release['requires'], place);
  return { name, version, base, scope, entry, requires, integrity, pages, ...declared };
}

/**
 * Validates what the registry lists of a release. Its description, where the registry carries it, is the rest of its
 * `remote.json`: what the list says already is not said twice.
 * @throws UnreadableError naming what is out of form
 */
export function readListed(name: string, version: string, value: unknown): ListedRelease {
  const place = `${name} ${version}`;
  const listed = readObject(value, place);
  const { digest, description, ...said } = listed;
  return {
    name,
    version,
    base: ownBase(name, version, listed),
    requires: readRequirements(listed['requires'], place),
    digest: asDigest(digest, `${place}: remote.json`),
    declared: listed['routes'] === undefined ? undefined : readDeclared(listed, place),
    ...(description !== undefined && {
      description: readRelease(name, version, { ...said, ...readObject(description, place) }),
    }),
  };
}

/** The only folder a release may live in: its own, on our own origin. Whoever names another is refused. */
function ownBase(name: string, version: string, { base }: Readonly<Record<string, unknown>>): string {
  const own = `/remotes/${name}/${version}/`;
  if (base !== undefined && base !== own) fail(`${name} ${version}: base must be ${own}`);
  return own;
}

function readDeclared(release: Readonly<Record<string, unknown>>, place: string): Declared {
  return {
    routes: readList(release['routes'], `${place}: routes`).map((route) => readRoute(route, place)),
    menu: readList(release['menu'], `${place}: menu`).map((item) => readMenuEntry(item, place)),
  };
}

function asDigest(value: unknown, place: string): string {
  if (typeof value !== 'string' || !DIGEST.test(value)) fail(`${place} has no sha384`);
  return value;
}

function readIntegrity(value: unknown, place: string): Readonly<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const [file, digest] of Object.entries(readObject(value, `${place}: integrity`))) {
    if (!FILE.test(file)) fail(`${place}: "${file}" is not a file of the release`);
    digests[file] = asDigest(digest, `${place}: ${file}`);
  }
  return digests;
}

/** A file with a digest: what has none is not part of the release. */
function knownFile(value: unknown, integrity: Readonly<Record<string, string>>, place: string): string {
  const file = asText(value, place);
  if (!Object.hasOwn(integrity, file)) fail(`${place}: ${file} has no integrity`);
  return file;
}

function readPage(value: unknown, integrity: Readonly<Record<string, string>>, place: string): PageFiles {
  const page = readObject(value, place);
  const files = (key: string) =>
    readList(page[key], `${place} ${key}`).map((file) => knownFile(file, integrity, place));
  return { js: files('js'), css: files('css') };
}

function readRequirements(value: unknown, place: string): Requirements {
  const requires = readObject(value, `${place}: requires`);
  const { contract } = requires;
  if (typeof contract !== 'number') fail(`${place}: requires no contract`);
  const range = (key: string) => {
    const text = asText(requires[key], `${place}: requires ${key}`);
    if (!RANGE.test(text)) fail(`${place}: requires ${key} "${text}"`);
    return text;
  };
  return { contract, kit: range('kit'), react: range('react') };
}

function readRoute(value: unknown, place: string): RemoteRoute {
  const route = readObject(value, `${place}: route`);
  const path = ownPath(route['path'], `${place}: route`);
  const { access } = route;
  if (access !== 'public' && access !== 'signed-in') fail(`${place}: ${path} has no access`);
  return {
    path,
    page: asText(route['page'], `${place}: ${path}`),
    title: asText(route['title'], `${place}: ${path}`),
    roles: readRoles(route['roles'], `${place}: ${path}`),
    access,
  };
}

const PLACES = ['header', 'side'] as const;

function readMenuEntry(value: unknown, release: string): MenuEntry {
  const item = readObject(value, `${release}: menu`);
  const id = asText(item['id'], `${release}: menu`);
  const place = `${release}: menu ${id}`;
  const { icon, newTab, order, places, sections } = item;
  if (typeof order !== 'number') fail(`${place} has no order`);
  return {
    id,
    label: asText(item['label'], place),
    to: ownPath(item['to'], place),
    // Releases that are older than sections declare none.
    sections: readList(sections ?? [], place).map((path) => ownPath(path, place)),
    order,
    roles: readRoles(item['roles'], place),
    icon: icon === undefined ? undefined : asText(icon, place),
    places: PLACES.filter((each) => readList(places ?? PLACES, place).includes(each)),
    newTab: newTab === true,
  };
}

function ownPath(value: unknown, place: string): string {
  const path = asText(value, place);
  if (!OWN_PATH.test(path) || path.split('/').includes('..'))
    fail(`${place}: "${path}" is not a path of ours`);
  return path;
}

/** @throws UnreadableError for a role that nobody has */
export function readRoles(value: unknown, place: string): readonly Role[] {
  return readList(value, `${place} roles`).map(
    (role) => ROLES.find((known) => known === role) ?? fail(`${place}: unknown role ${String(role)}`),
  );
}
