import type { Role } from '@portal/domain/access';

/** What a release needs of the shell it runs in: the contract number, and ranges of what it takes from there. */
export interface Requirements {
  readonly contract: number;
  readonly kit: string;
  readonly react: string;
  /** Of the federation runtime; undefined for a release that carries its own (decision 0036). */
  readonly federation?: string | undefined;
}

/** A page that a remote declares: the match key is (path, role), so two remotes may share a path for other roles. */
export interface RemoteRoute {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly access: 'public' | 'signed-in';
  /**
   * What search engines and shared links say of the page; who has one is meant to be found. The server reads it in the
   * release itself: the registry, which every visit waits for, does not carry it.
   */
  readonly description?: string | undefined;
}

/** An entry of the side menu that a remote declares; `order` sorts the entries of all remotes together. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  /** Other paths of the part of the portal that the entry leads to: it stays marked there, and below them. */
  readonly sections: readonly string[];
  readonly order: number;
  readonly roles: readonly Role[];
  readonly icon: string | undefined;
  /** Beside the logo on a wide screen, in the burger menu, or both. */
  readonly places: readonly ('header' | 'side')[];
  /** A document rather than a page: it opens in a tab of its own. */
  readonly newTab: boolean;
}

/** Files of one page, relative to the release's base. */
export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** What it shows as it opens; older releases say nothing of it. */
  readonly images?: readonly string[] | undefined;
}

/** One immutable version of a remote, as it lies under `/remotes/<name>/<version>/`. */
export interface Release {
  readonly name: string;
  readonly version: string;
  /** URL path of its folder, with both slashes. */
  readonly base: string;
  /** Name of its container in the page, unique to the build: two versions can be alive at once. */
  readonly scope: string;
  readonly entry: string;
  readonly requires: Requirements;
  /** File → `sha384-…`, for every file of the release. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, PageFiles>>;
  readonly routes: readonly RemoteRoute[];
  readonly menu: readonly MenuEntry[];
}

/** The pages and menu entries of a release: what the guard and the menus work from. */
export type Declared = Pick<Release, 'routes' | 'menu'>;

/** What the registry says about one version of a remote: enough to choose it, not always enough to load it. */
export interface ListedRelease {
  readonly name: string;
  readonly version: string;
  /** URL path of its folder, with both slashes. */
  readonly base: string;
  readonly requires: Requirements;
  /** `sha384-…` of its `remote.json`: whatever else is known of it comes from there. */
  readonly digest: string;
  /** There for the stable release and the canary, which guards and menus need at once. */
  readonly declared: Declared | undefined;
  /** There for what a first visit opens: it then needs no `remote.json`. */
  readonly description?: Release;
}

/** A version that part of the users get before the others. */
export interface Canary {
  readonly version: string;
  /** 0 to 100, of the users with one of the roles. */
  readonly percent: number;
  /** Roles it is for; undefined: every role. */
  readonly roles: readonly Role[] | undefined;
  /** Draws the cohort: another salt, other users. */
  readonly salt: string;
}

/** What the registry says about one remote. */
export interface RemoteEntry {
  readonly name: string;
  readonly owner: string;
  /** The version that everyone gets. */
  readonly stable: string;
  readonly canary: Canary | undefined;
  /** `stable`, then what it falls back to, newest first; at most three. */
  readonly ladder: readonly string[];
  /** Versions that a tab may ask for by name, and that nobody else gets. */
  readonly previews: readonly string[];
  /** French sentence of a remote that is switched off; undefined when it is on. */
  readonly disabled: string | undefined;
  readonly versions: Readonly<Record<string, ListedRelease>>;
}

/** `/remotes.json`: the one mutable file of a deployment. */
export interface Registry {
  readonly serial: number;
  /** When it was written, in the form of ISO 8601; undefined where it does not say. */
  readonly generatedAt: string | undefined;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
}

/** The versions that the running shell offers, to hold a release's requirements against. */
export interface ShellVersions {
  readonly contract: number;
  readonly kit: string;
  readonly react: string;
  /** Undefined for a shell that lends no federation runtime. */
  readonly federation?: string | undefined;
}
