import { useNavigate } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { CircleQuestionMark } from '@portal/ui/icon';
import { useState } from 'react';
import { areShortcutsOn, switchShortcuts } from './shortcut-choice';
import { ShortcutHelp } from './shortcut-help';
import styles from './shortcuts.module.css';
import { useShortcutKeys } from './use-shortcut-keys';

/** Shortcuts of a page, and a visible button to their help, where they can be turned on again (RGAA 12.10). */
export function Shortcuts() {
  const navigate = useNavigate();
  const [isOn, setOn] = useState(areShortcutsOn);
  const [isHelpOpen, setHelpOpen] = useState(false);

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
        onClick={() => setHelpOpen(true)}
      >
        Raccourcis clavier
      </Button>
      {isHelpOpen && (
        <ShortcutHelp
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
