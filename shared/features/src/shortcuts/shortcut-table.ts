import { paths } from '../routes';

/** Action of a shortcut: navigate, or act on the page. */
export type ShortcutAct = 'help' | 'search' | { readonly to: string };

export interface Shortcut {
  /** Pressed in sequence, as `KeyboardEvent.key`; letters in lower case. */
  readonly keys: readonly string[];
  readonly words: string;
  readonly act: ShortcutAct;
}

/** Few enough to learn. No modifiers: those combinations belong to the browser and to screen readers. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['?'], words: 'Afficher cette aide', act: 'help' },
  { keys: ['/'], words: 'Rechercher dans la liste', act: 'search' },
  { keys: ['g', 't'], words: 'Aller au tableau de bord', act: { to: paths.agentHome } },
  { keys: ['g', 'p'], words: 'Aller aux projets', act: { to: paths.projects } },
  { keys: ['g', 'r'], words: 'Aller aux propositions', act: { to: paths.propositions } },
];
