import type { Role } from '@portal/domain/access';
import type { Ownership } from './ownership';

/** What a release requires of the shell: the contract number, and version ranges of what it takes from the shell. */
export interface Requirements {
  readonly contract: number;
  readonly kit: string;
  readonly react: string;
  /** Of the federation runtime; undefined for a release that bundles its own (decision 0036). */
  readonly federation?: string | undefined;
}

/** A page of a remote, identified by (path, role): two remotes may share a path for different roles. */
export interface RemoteRoute {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly access: 'public' | 'signed-in';
  /** For search engines: a page with one is indexed. In the release alone, not in the registry. */
  readonly description?: string | undefined;
}

/** A side menu entry; `order` sorts the entries of all remotes together. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  /** Other paths, with those below them, on which the entry is marked as current. */
  readonly sections: readonly string[];
  readonly order: number;
  readonly roles: readonly Role[];
  readonly icon: string | undefined;
  /** Beside the logo on a wide screen, in the burger menu, or both. */
  readonly places: readonly ('header' | 'side')[];
  /** A document, opened in a new tab. */
  readonly newTab: boolean;
}

/** Files of one page, relative to the release's base. */
export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Images visible when it opens; undefined for older releases. */
  readonly images?: readonly string[] | undefined;
}

/** An immutable version of a remote, stored under `/remotes/<name>/<version>/`. */
export interface Release {
  readonly name: string;
  readonly version: string;
  /** URL path of its folder, with leading and trailing slash. */
  readonly base: string;
  /** Name of its federation container, unique to the build, so that two versions can run in one page. */
  readonly scope: string;
  readonly entry: string;
  readonly requires: Requirements;
  /** File → `sha384-…`, for every file of the release. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, PageFiles>>;
  readonly routes: readonly RemoteRoute[];
  readonly menu: readonly MenuEntry[];
}

/** The pages and menu entries of a release, for the route guard and the menus. */
export type Declared = Pick<Release, 'routes' | 'menu'>;

/** A registry entry of a version: enough to choose it, not always enough to load it. */
export interface ListedRelease {
  readonly name: string;
  readonly version: string;
  /** URL path of its folder, with leading and trailing slash. */
  readonly base: string;
  readonly requires: Requirements;
  /** `sha384-…` of its `remote.json`, which holds the rest. */
  readonly digest: string;
  /** By its team or the portal's owner, over `releaseStatement`; undefined in a portal without an owner's key. */
  readonly signature?: string | undefined;
  /** Present for the stable release and the canary, which the route guard and the menus need immediately. */
  readonly declared: Declared | undefined;
  /** Present for releases that a first visit opens, which saves fetching `remote.json`. */
  readonly description?: Release;
}

export interface Canary {
  readonly version: string;
  /** 0 to 100, of the users with one of the roles. */
  readonly percent: number;
  /** Undefined: every role. */
  readonly roles: readonly Role[] | undefined;
  /** Seeds the cohort: another salt selects other users. */
  readonly salt: string;
}

export interface RemoteEntry extends Ownership {
  readonly name: string;
  readonly stable: string;
  readonly canary: Canary | undefined;
  /** `stable`, then its fallbacks, newest first; at most three. */
  readonly ladder: readonly string[];
  /** Versions that a tab may request explicitly; nobody else gets them. */
  readonly previews: readonly string[];
  /** Message in French when the remote is disabled; undefined when it is enabled. */
  readonly disabled: string | undefined;
  readonly versions: Readonly<Record<string, ListedRelease>>;
}

/** `/remotes.json`: the only mutable file of a deployment, or the part of it for a role (`registry-part.ts`). */
export interface Registry {
  readonly serial: number;
  /** Creation time in ISO 8601, if known. */
  readonly generatedAt: string | undefined;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
  /** Paths of pages whose remotes this part leaves out; empty in a whole registry. */
  readonly elsewhere: readonly string[];
  /** As it was written: `read-shell.ts` reads it, for the server and for pages that follow it. */
  readonly shell?: unknown;
}

/** The versions that the running shell provides, checked against a release's requirements. */
export interface ShellVersions {
  readonly contract: number;
  readonly kit: string;
  readonly react: string;
  /** Undefined for a shell that does not share its federation runtime. */
  readonly federation?: string | undefined;
}
