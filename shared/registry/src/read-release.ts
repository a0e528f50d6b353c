import { ROLES } from '@portal/domain/access';
import { asSignature } from './ownership';
import {
  asForm,
  asNumber,
  asOneOf,
  asText,
  asTexts,
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

/** A file name without folders, so that no path can lead out of the release. */
export const asFile = asForm(/^[\w-][\w.-]*$/, 'file of the release');
const asScript = asForm(/\.js$/, 'script');
export const asDigest = asForm(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384');
/** The digest of each file. */
export const asDigests = mapOf((digest, at, file) => {
  asFile(file, at);
  return asDigest(digest, at);
});
const asScope = asForm(/^[A-Za-z_]\w{2,80}$/, 'scope');
const asRange = asForm(/^[\^~]?\d+\.\d+\.\d+$/, 'range');
/** One leading slash, never two (`//host` is another origin), no `..` segments. */
export const asOwnPath = asForm(/^\/(?![/\\])(?!(?:.*\/)?\.\.(?:\/|$))[^\\\s]*$/, 'path of ours');
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

const asMenuEntry = shape<MenuEntry>({
  id: asText,
  label: asText,
  to: asOwnPath,
  // Older releases declare no sections.
  sections: orElse(listOf(asOwnPath), []),
  order: asNumber,
  roles: asRoles,
  icon: orElse(asText, undefined),
  // Unknown places are dropped.
  places: (value, place) => PLACES.filter((each) => asTexts(value ?? PLACES, place).includes(each)),
  newTab: (value) => value === true,
});

const asDeclared = shape<Declared>({ routes: listOf(asRoute), menu: listOf(asMenuEntry) });

/** Validates a `remote.json`. @throws UnreadableError naming the invalid value */
export function readRelease(name: string, version: string, value: unknown): Release {
  const place = `${name} ${version}`;
  const release = readObject(value, place);
  const integrity = asDigests(release['integrity'], `${place} integrity`);
  /** A file must have a digest to be part of the release. */
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

/** Validates a listed release; its description lacks what the list has. @throws UnreadableError */
export function readListed(name: string, version: string, value: unknown): ListedRelease {
  const place = `${name} ${version}`;
  const { description, ...listed } = readObject(value, place);
  return {
    name,
    version,
    base: ownBase(name, version, listed),
    requires: asRequirements(listed['requires'], place),
    digest: asDigest(listed['digest'], `${place}: remote.json`),
    signature: orElse(asSignature, undefined)(listed['signature'], place),
    declared: listed['routes'] === undefined ? undefined : asDeclared(listed, place),
    ...(description !== undefined && {
      description: readRelease(name, version, { ...listed, ...readObject(description, place) }),
    }),
  };
}

/** The only allowed folder of a release: its own, on our own origin. */
function ownBase(name: string, version: string, { base }: Readonly<Record<string, unknown>>): string {
  const own = `/remotes/${name}/${version}/`;
  return base === undefined || base === own ? own : fail(`${name} ${version}: base must be ${own}`);
}
