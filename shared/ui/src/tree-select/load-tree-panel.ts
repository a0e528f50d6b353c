import type { TreePanel } from './tree-panel';

let loaded: typeof TreePanel | undefined;

/** The panel, once a field of this page has loaded it. */
export const treePanel = (): typeof TreePanel | undefined => loaded;

/**
 * Loads what a field shows when it opens: most readers never open one. Remembered, so that only the first opening waits.
 * @throws when its file cannot be had; it may be asked for again
 */
export async function loadTreePanel(): Promise<typeof TreePanel> {
  loaded ??= (await import('./tree-panel')).TreePanel;
  return loaded;
}
