import { createSafeStorage, useNavigate } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { CircleQuestionMark } from '@portal/ui/icon';
import { Text } from '@portal/ui/text';
import { type ComponentType, useState } from 'react';
import { defer, map, NEVER } from 'rxjs';
import { useResource } from '../resource';
import styles from './shortcuts.module.css';
import { useShortcutKeys } from './use-shortcut-keys';

/** Most visits ask for no help. */
const shortcutHelp = defer(() => import('./shortcut-help')).pipe(map((module) => module.ShortcutHelp));

/** Shortcuts of a page, and a visible button to their help, where they can be turned on again (RGAA 12.10). */
export function Shortcuts() {
  const navigate = useNavigate();
  const [isOn, setOn] = useState(areShortcutsOn);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const help = useResource(() => (isHelpOpen ? shortcutHelp : NEVER), [isHelpOpen]);

  useShortcutKeys(isOn, (act) => {
    if (act === 'help') setHelpOpen(true);
    else if (act === 'search') return reachSearch();
    else void navigate(act.to);
    return true;
  });

  return (
    <div className={styles.foot}>
      <Button
        variant="quiet"
        icon={CircleQuestionMark}
        aria-haspopup="dialog"
        onClick={() => (help.status === 'failed' ? help.reload() : setHelpOpen(true))}
      >
        Raccourcis clavier
      </Button>
      {isHelpOpen && help.status === 'failed' && (
        <Text size="sm" role="alert">
          L’aide n’a pas pu être chargée. Réessayez dans un instant.
        </Text>
      )}
      {isHelpOpen && help.status === 'ready' && (
        <help.value
          isOn={isOn}
          onSwitch={(next) => {
            switchShortcuts(next);
            setOn(next);
          }}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </div>
  );
}

/** Focuses the page's search field and selects its text; false on a page without one. */
function reachSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
}

const ENTRY = 'portal.shortcuts';
const OFF = 'off';

const storage = createSafeStorage();

/** Whether shortcuts are enabled on this device; on by default. */
const areShortcutsOn = (): boolean => storage.read(ENTRY) !== OFF;

/** Stored per device rather than per user: it depends on the keyboard, or on voice input. */
export const switchShortcuts = (isOn: boolean): void => storage.write(ENTRY, isOn ? null : OFF);

/** Adds the staff keyboard shortcuts to a page. */
export function withShortcuts(Page: ComponentType): ComponentType {
  return function PageWithShortcuts() {
    return (
      <>
        <Page />
        <Shortcuts />
      </>
    );
  };
}
