import { Card, CardBody } from '@portal/ui/card';
import { FormNote } from '@portal/ui/form-layout';
import styles from './what-to-compare.module.css';

/** What to read in a proposal before answering it. */
export function WhatToCompare() {
  return (
    <Card tone="sunken" aria-labelledby="que-comparer">
      <CardBody className={styles.card}>
        <h2 className={styles.title} id="que-comparer">
          Que comparer{'\u202F'}?
        </h2>
        <FormNote>
          Le TAEG, qui regroupe les intérêts, les frais et l’assurance exigée{'\u202F'}; la mensualité
          assurance comprise{'\u202F'}; le coût total{'\u202F'}; la durée{'\u202F'}; les garanties.
        </FormNote>
      </CardBody>
    </Card>
  );
}
