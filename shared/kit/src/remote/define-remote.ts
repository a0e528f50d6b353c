import type { ComponentType } from 'react';

/** What a page of a remote exports by default: a component without props. */
export interface PageModule {
  readonly default: ComponentType;
}

export type LoadPage = () => Promise<PageModule>;

/** All that the shell knows of a remote's code. Paths, roles and menu entries are data, in its manifest. */
export interface RemoteDefinition {
  /** The contract that the remote was written against. */
  readonly contract: number;
  readonly name: string;
  readonly version: string;
  /** By the names that the manifest's routes use. */
  readonly pages: Readonly<Record<string, LoadPage>>;
  /** The first page of this remote is about to be shown. */
  readonly onEnter?: () => void;
  /** The last page of this remote is gone: stop timers, drop listeners. */
  readonly onLeave?: () => void;
  /** True while leaving would lose what a person typed: the shell then does not change versions. */
  readonly isBusy?: () => boolean;
}

/** Checks a remote's definition as it is written; `remote.ts` exports the result by default. */
export function defineRemote<Definition extends RemoteDefinition>(definition: Definition): Definition {
  return definition;
}
