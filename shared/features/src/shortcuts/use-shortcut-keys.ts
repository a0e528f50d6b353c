import { useEffect, useEffectEvent } from 'react';
import { paths } from '../routes';

type ShortcutAct = 'help' | 'search' | { readonly to: string };

interface Shortcut {
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

/** Time for the second key, after which a first key pressed by mistake is forgotten. */
const SECOND_KEY_WITHIN_MS = 1500;

/** Elements that use keys themselves. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/**
 * Runs shortcuts while `isOn`; never in an input, over a dialog, or with a modifier.
 *
 * @param run returns false when the action does not apply: the key is then left to the browser.
 */
export function useShortcutKeys(isOn: boolean, run: (act: ShortcutAct) => boolean): void {
  const runNow = useEffectEvent(run);

  useEffect(() => {
    if (!isOn) return undefined;
    let pressed: readonly string[] = [];
    let lastAt = 0;

    const listen = (event: KeyboardEvent) => {
      if (isModifier(event.key)) return;
      const before = event.timeStamp - lastAt < SECOND_KEY_WITHIN_MS ? pressed : [];
      pressed = [];
      if (isForSomethingElse(event)) return;
      const key = event.key.toLowerCase();
      const found = shortcutOf([...before, key]) ?? shortcutOf([key]);
      if (found !== undefined) {
        if (runNow(found.act)) event.preventDefault();
        return;
      }
      pressed = [key];
      lastAt = event.timeStamp;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** Many keyboards need Shift for `?` and `/`. */
const isModifier = (key: string): boolean => ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(key);

function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return true;
  return document.querySelector('dialog[open]') !== null;
}

const shortcutOf = (pressed: readonly string[]): Shortcut | undefined =>
  SHORTCUTS.find(({ keys }) => keys.join(' ') === pressed.join(' '));
