import { Button } from '@portal/ui/button';
import { Plus } from '@portal/ui/icon';
import { Text } from '@portal/ui/text';
import { useId } from 'react';
import styles from './affiliations.module.css';

/** The add button of the specification, which does nothing (section 2), with an explanation. */
// Observed in the reference portal and kept: the button does nothing. docs/observed-behaviour.md#affiliations-add
export function InertAddButton() {
  const reasonId = useId();
  return (
    <div className={styles.add}>
      <Button icon={Plus} aria-disabled="true" aria-describedby={reasonId}>
        Ajouter
      </Button>
      <Text id={reasonId} size="xs" tone="muted">
        Une affiliation se crée dans le back-office du réseau, pas sur cet écran.
      </Text>
    </div>
  );
}
