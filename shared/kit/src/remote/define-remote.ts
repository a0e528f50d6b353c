import type { ComponentType } from 'react';

/** Module of a page: the default export is a component without props. */
export interface PageModule {
  readonly default: ComponentType;
}

export type LoadPage = () => Promise<PageModule>;

/** The code of a remote as the shell sees it. Paths, roles and menu entries are data, in its manifest. */
export interface RemoteDefinition {
  /** The contract number that the remote was written against. */
  readonly contract: number;
  readonly name: string;
  readonly version: string;
  /** By the page names of the manifest's routes. */
  readonly pages: Readonly<Record<string, LoadPage>>;
  /** Called before the first page of this remote is shown. */
  readonly onEnter?: () => void;
  /** Called after the last page of this remote is closed: stop timers, remove listeners. */
  readonly onLeave?: () => void;
  /** True while leaving would lose user input: the shell then does not switch versions. */
  readonly isBusy?: () => boolean;
}

/** Type-checks a remote's definition; `remote.ts` exports the result by default. */
export function defineRemote<Definition extends RemoteDefinition>(definition: Definition): Definition {
  return definition;
}
