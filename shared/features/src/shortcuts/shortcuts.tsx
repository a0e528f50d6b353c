import { createSafeStorage, useNavigate } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { CircleQuestionMark } from '@portal/ui/icon';
import { Checkbox } from '@portal/ui/input';
import { Cluster } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { type ComponentType, Fragment, useState } from 'react';
import styles from './shortcuts.module.css';
import { SHORTCUTS, useShortcutKeys } from './use-shortcut-keys';

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
    <div className={styles.foot} data-screen-only>
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

function reachSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
}

interface ShortcutHelpProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

function ShortcutHelp({ isOn, onSwitch, onClose }: ShortcutHelpProps) {
  return (
    <Dialog
      open
      title="Raccourcis clavier"
      onClose={onClose}
      actions={
        <Button variant="primary" data-initial-focus onClick={onClose}>
          Fermer
        </Button>
      }
    >
      <dl className={styles.table} data-off={isOn ? undefined : true}>
        {SHORTCUTS.map(({ keys, words }) => (
          <div key={words} className={styles.row}>
            <Cluster as="dt" gap={2} className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span>puis</span>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </Cluster>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Activer les raccourcis clavier"
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <Text tone="muted" size="sm">
        Ils restent sans effet pendant la saisie dans un champ. Désactivez-les s’ils gênent une commande
        vocale ou une autre aide technique{'\u00A0'}: votre choix est gardé sur cet appareil.
      </Text>
    </Dialog>
  );
}

const ENTRY = 'portal.shortcuts';
const OFF = 'off';

const storage = createSafeStorage();

/** Whether shortcuts are enabled on this device; on by default. */
const areShortcutsOn = (): boolean => storage.read(ENTRY) !== OFF;

/** Stored per device rather than per user: it depends on the keyboard, or on voice input. */
export const switchShortcuts = (isOn: boolean): void => storage.write(ENTRY, isOn ? null : OFF);

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
