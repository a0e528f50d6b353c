import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Role } from '@portal/domain/access';
import { filesOfPage, type PageFile } from '@portal/registry/page-files';
import { asForm, asOneOf, mapOf, orElse, readObject, shape } from '@portal/registry/read-json';
import { readCurrentRegistry } from '../../files/current-registry';
import { readChecked } from '../../files/read-checked';
import { verifySignature } from '../../signatures/ed25519';
import { ownerKeyIn } from '../../signatures/owner-key';
import { isSignedBy, signersOf, vouchedRegistry } from '@portal/registry/vouch';
import { readRelease } from '@portal/registry/read-release';
import type { Canary, ListedRelease, MenuEntry, Release } from '@portal/registry/registry';
import type { ShellDescription } from '../../shells/shell-description';
import { canariesAt, visitorView, type DrawnCanary } from './visitor-view';

interface Drawing {
  readonly code: string;
  readonly styles: string;
}

export interface DrawablePage extends Drawing {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly remote: string;
  readonly version: string;
  /** False when the page is empty without the content service. */
  readonly isWholeAlone: boolean;
  /** Files that the browser needs to hydrate it. */
  readonly files: readonly PageFile[];
  /** SVG images of its first screen, inlined into the HTML: address → SVG. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Their users get something else at this address. */
  readonly canaries: readonly DrawnCanary[];
}

export interface SignedInScreen {
  /** Route pattern, as declared. */
  readonly path: string;
  readonly roles: readonly Role[];
  /** URL paths of the release's description, which is loaded before everything else, and of its entry. */
  readonly description: string;
  readonly entry: string;
  readonly small: ReadonlySet<string>;
  readonly files: readonly PageFile[];
}

/** What the builds on disk allow to render, for an ordinary visitor. */
export interface Drawables {
  /** The rendering of the current shell: header and footer. */
  readonly shell: Drawing;
  readonly menu: readonly MenuEntry[];
  readonly pages: ReadonlyMap<string, DrawablePage>;
  /** The first screen of each role, where all its users get the same version. */
  readonly screens: readonly SignedInScreen[];
  /** Why remotes are left out. */
  readonly problems: readonly unknown[];
}

const asFile = asForm(/^[\w-][\w.-]*$/, 'file');
const readDrawn = shape<{ file: string; pages: Readonly<Record<string, 'always' | 'with-content'>> }>({
  file: asFile,
  pages: mapOf(asOneOf(['always', 'with-content'])),
});

/** URLs in a style sheet are relative to it; inlined into the page they must be absolute. */
const fromBase = (css: string, base: string): string =>
  css.replaceAll(/url\((["']?)(?!["']?(?:data:|\/|#))/g, `url($1${base}`);

async function readStyles(dist: string, release: Release, page: string): Promise<string> {
  const files = release.pages[page]?.css ?? [];
  const sheets = files.map((file) =>
    readChecked(path.join(dist, release.base, file), release.integrity[file]),
  );
  return (await Promise.all(sheets)).map((css) => fromBase(css, release.base)).join('');
}

async function readPictures(dist: string, release: Release, page: string) {
  const names = (release.pages[page]?.images ?? []).filter((name) => name.endsWith('.svg'));
  const pictures = names.map(async (name): Promise<readonly [string, string]> => [
    release.base + name,
    await readChecked(path.join(dist, release.base, name), release.integrity[name]),
  ]);
  return new Map(await Promise.all(pictures));
}

/** The description of a release, verified against the registry and the keys of its team: its code runs on the server. */
async function describedBy(
  dist: string,
  listed: ListedRelease,
  keys: readonly string[],
  ownerKey: string | undefined,
) {
  const { name, version, base, digest } = listed;
  const text = await readChecked(path.join(dist, base, 'remote.json'), digest);
  const described = readObject(JSON.parse(text), `${name} ${version}`);
  const release = readRelease(name, version, described);
  if (ownerKey && !(await isSignedBy(signersOf({ keys }, ownerKey), release, listed, verifySignature)))
    throw new Error(`mfe-${name} ${version} is not signed by its team`);
  return { described, release };
}

type Described = Awaited<ReturnType<typeof describedBy>>;

/** Uncompressed: about two kilobytes when compressed. */
const SMALL_BYTES = 6000;

async function smallScriptsOf(dist: string, { base, integrity }: Release): Promise<ReadonlySet<string>> {
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const sized = scripts.map(async (file) => ({ file, size: (await stat(path.join(dist, base, file))).size }));
  const small = (await Promise.all(sized)).filter(({ size }) => size < SMALL_BYTES);
  return new Set(small.map(({ file }) => base + file));
}

/** Pages that need a session, with their files. Pages that a canary may change are left out. */
async function screensOf(
  dist: string,
  { release }: Described,
  canary: Canary | undefined,
  ofShell: readonly PageFile[],
): Promise<readonly SignedInScreen[]> {
  const small = await smallScriptsOf(dist, release);
  return release.routes
    .filter(({ access }) => access === 'signed-in')
    .map(({ path: at, page, roles }) => ({
      path: at,
      roles: roles.filter(
        (role) => role !== 'VISITOR' && !(canary && (canary.roles?.includes(role) ?? true)),
      ),
      description: `${release.base}remote.json`,
      entry: release.base + release.entry,
      small,
      files: [...ofShell, ...filesOfPage(release, page).filter(({ as }) => as !== 'image')],
    }));
}

type ReleasedPage = Omit<DrawablePage, 'canaries'>;

/** The pages that a release allows to render. */
async function pagesOf(dist: string, { described, release }: Described): Promise<readonly ReleasedPage[]> {
  const { name, version, base } = release;
  const drawing = orElse(readDrawn, undefined)(described['drawing'], `${name} ${version} drawing`);
  if (drawing === undefined) return [];
  const code = await readChecked(path.join(dist, base, drawing.file), release.integrity[drawing.file]);
  const open = release.routes.filter(
    ({ page, roles, access }) =>
      access === 'public' && roles.includes('VISITOR') && Object.hasOwn(drawing.pages, page),
  );
  return Promise.all(
    open.map(async (route) => ({
      path: route.path,
      page: route.page,
      title: route.title,
      remote: name,
      version,
      code,
      isWholeAlone: drawing.pages[route.page] === 'always',
      styles: await readStyles(dist, release, route.page),
      pictures: await readPictures(dist, release, route.page),
      files: filesOfPage(release, route.page),
    })),
  );
}

/**
 * Reads what can be rendered, choosing versions as the shell would for a visitor. Disabled remotes, releases that do
 * not fit the shell and disallowed claims are left out, and a remote whose release cannot be read or that nobody signed.
 * @param dist folder of the builds
 * @param shell the one that ordinary visitors are given
 * @param set public key of the portal's owner, if set; else the one in the folder counts
 * @returns undefined when the shell has no rendering
 * @throws when the builds are invalid: pages are then not server-rendered
 */
export async function readDrawables(
  dist: string,
  shell: ShellDescription,
  set?: string,
): Promise<Drawables | undefined> {
  const ownerKey = ownerKeyIn(dist, set);
  const { base, provides, drawing, signedIn, integrity } = shell;
  // A development build has no rendering.
  if (drawing === undefined) return undefined;
  const own = (file: string) => readChecked(path.join(dist, base, file), drawing.integrity[file]);
  const signed = signedIn.map((file) => ({
    href: base + file,
    as: 'script' as const,
    digest: integrity[file] ?? '',
  }));
  const { registry, refused } = await vouchedRegistry(readCurrentRegistry(dist), ownerKey, verifySignature);
  if (refused.length > 0) throw new Error('A remote of the registry cannot be read');
  const { choices, menu, routes } = visitorView(registry, provides);
  const declared = new Set(routes.map(({ remote, path: at, page }) => `${remote} ${at} ${page}`));
  // One that is damaged or that nobody signed is not drawn; the browser decides about it, and the others are.
  const found = await Promise.allSettled(
    choices
      .filter(({ blocked }) => !blocked)
      .map(({ name, release }) => describedBy(dist, release, registry.remotes[name]?.keys ?? [], ownerKey)),
  );
  const described = found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const drawn = await Promise.all(described.map((each) => pagesOf(dist, each)));
  const screens = await Promise.all(
    described.map((each) => screensOf(dist, each, registry.remotes[each.release.name]?.canary, signed)),
  );
  const isOwn = ({ remote, path: at, page }: ReleasedPage) => declared.has(`${remote} ${at} ${page}`);
  return {
    shell: { code: await own(drawing.file), styles: fromBase(await own(drawing.styles), base) },
    menu,
    problems: found.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : [])),
    pages: new Map(
      drawn
        .flat()
        .filter(isOwn)
        .map((page) => [page.path, { ...page, canaries: canariesAt(page, registry, provides) }]),
    ),
    screens: screens.flat(),
  };
}
