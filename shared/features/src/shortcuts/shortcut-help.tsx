import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Checkbox } from '@portal/ui/input';
import { Text } from '@portal/ui/text';
import { Fragment } from 'react';
import styles from './shortcuts.module.css';
import { SHORTCUTS } from './use-shortcut-keys';

interface ShortcutHelpProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** Lists the shortcuts, with a switch to turn them off. */
export function ShortcutHelp({ isOn, onSwitch, onClose }: ShortcutHelpProps) {
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
            <dt className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span>puis</span>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
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
