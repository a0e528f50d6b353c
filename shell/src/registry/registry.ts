import type { Role } from '@portal/domain/access';

/** What a release needs of the shell it runs in: the contract number, and ranges of the run-time singletons. */
export interface Requirements {
  readonly contract: number;
  readonly kit: string;
  readonly react: string;
}

/** A page that a remote declares: the match key is (path, role), so two remotes may share a path for other roles. */
export interface RemoteRoute {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly access: 'public' | 'signed-in';
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

/** What the registry says about one remote. */
export interface RemoteEntry {
  readonly name: string;
  readonly owner: string;
  /** The version that everyone gets. */
  readonly stable: string;
  /** Versions newest first; those after `stable` are what a failing release falls back to. */
  readonly ladder: readonly string[];
  /** French sentence of a remote that is switched off; undefined when it is on. */
  readonly disabled: string | undefined;
  readonly versions: Readonly<Record<string, Release>>;
}

/** `/remotes.json`: the one mutable file of a deployment. */
export interface Registry {
  readonly serial: number;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
}

/** The versions that the running shell offers, to hold a release's requirements against. */
export interface ShellVersions {
  readonly contract: number;
  readonly kit: string;
  readonly react: string;
}
