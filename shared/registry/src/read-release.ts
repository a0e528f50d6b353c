import { ROLES } from '@portal/domain/access';
import {
  asForm,
  asNumber,
  asOneOf,
  asText,
  fail,
  listOf,
  mapOf,
  orElse,
  readObject,
  shape,
  type Reader,
} from './read-json';
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
const asFile = asForm(/^[\w-][\w.-]*$/, 'file of the release');
const asScript = asForm(/\.js$/, 'script');
const asDigest = asForm(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384');
const asScope = asForm(/^[A-Za-z_]\w{2,80}$/, 'scope');
const asRange = asForm(/^[\^~]?\d+\.\d+\.\d+$/, 'range');
/** One leading slash, never two (`//host` is another origin), no dots that climb. */
const asOwnPath = asForm(/^\/(?![/\\])(?!(?:.*\/)?\.\.(?:\/|$))[^\\\s]*$/, 'path of ours');
export const asRoles = listOf(asOneOf(ROLES));

const asRequirements = shape<Requirements>({
  contract: asNumber,
  kit: asRange,
  react: asRange,
  federation: orElse(asRange, undefined),
});

const asRoute = shape<RemoteRoute>({
  path: asOwnPath,
  page: asText,
  title: asText,
  roles: asRoles,
  access: asOneOf(['public', 'signed-in']),
  description: orElse(asText, undefined),
});

const PLACES = ['header', 'side'] as const;
const asTexts = listOf(asText);

const asMenuEntry = shape<MenuEntry>({
  id: asText,
  label: asText,
  to: asOwnPath,
  // Releases that are older than sections declare none.
  sections: orElse(listOf(asOwnPath), []),
  order: asNumber,
  roles: asRoles,
  icon: orElse(asText, undefined),
  // A place that this shell does not have is left out.
  places: (value, place) => PLACES.filter((each) => asTexts(value ?? PLACES, place).includes(each)),
  newTab: (value) => value === true,
});

const asDeclared = shape<Declared>({ routes: listOf(asRoute), menu: listOf(asMenuEntry) });

/**
 * Validates a whole release: its `remote.json`.
 * @param name the remote it belongs to
 * @param version the version it is listed under
 * @throws UnreadableError naming what is out of form
 */
export function readRelease(name: string, version: string, value: unknown): Release {
  const place = `${name} ${version}`;
  const release = readObject(value, place);
  const integrity = mapOf((digest, at, file) => {
    asFile(file, at);
    return asDigest(digest, at);
  })(release['integrity'], `${place} integrity`);
  /** A file with a digest: what has none is not part of the release. */
  const asKnown: Reader<string> = (file, at) => {
    const known = asText(file, at);
    return Object.hasOwn(integrity, known) ? known : fail(`${at}: ${known} has no integrity`);
  };
  const asFiles = listOf(asKnown);
  const described = {
    name,
    version,
    base: ownBase(name, version, release),
    scope: asScope(release['scope'], place),
    entry: asScript(asKnown(release['entry'], place), place),
    requires: asRequirements(release['requires'], place),
    integrity,
    pages: mapOf(shape<PageFiles>({ js: asFiles, css: asFiles, images: orElse(asFiles, undefined) }))(
      release['pages'],
      place,
    ),
    ...asDeclared(release, place),
  };
  const homeless = described.routes.find((route) => !Object.hasOwn(described.pages, route.page));
  if (homeless) fail(`${place}: ${homeless.path} names the unknown page ${homeless.page}`);
  return described;
}

/**
 * Validates what the registry lists of a release. Its description, where the registry carries it, is the rest of its
 * `remote.json`: what the list says already is not said twice.
 * @throws UnreadableError naming what is out of form
 */
export function readListed(name: string, version: string, value: unknown): ListedRelease {
  const place = `${name} ${version}`;
  const { description, ...listed } = readObject(value, place);
  return {
    name,
    version,
    base: ownBase(name, version, listed),
    requires: asRequirements(listed['requires'], place),
    digest: asDigest(listed['digest'], `${place}: remote.json`),
    declared: listed['routes'] === undefined ? undefined : asDeclared(listed, place),
    ...(description !== undefined && {
      description: readRelease(name, version, { ...listed, ...readObject(description, place) }),
    }),
  };
}

/** The only folder a release may live in: its own, on our own origin. Whoever names another is refused. */
function ownBase(name: string, version: string, { base }: Readonly<Record<string, unknown>>): string {
  const own = `/remotes/${name}/${version}/`;
  return base === undefined || base === own ? own : fail(`${name} ${version}: base must be ${own}`);
}
