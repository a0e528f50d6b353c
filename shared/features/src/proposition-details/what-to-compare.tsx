import { Card, CardBody } from '@portal/ui/card';
import { FormNote } from '@portal/ui/form-layout';
import { Title } from '@portal/ui/title';

/** What to read in a proposal before answering it. */
export function WhatToCompare() {
  return (
    <Card tone="sunken" aria-labelledby="que-comparer">
      <CardBody>
        <Title as="h2" size="xs" id="que-comparer">
          Que comparer{'\u202F'}?
        </Title>
        <FormNote>
          Le TAEG, qui regroupe les intérêts, les frais et l’assurance exigée{'\u202F'}; la mensualité
          assurance comprise{'\u202F'}; le coût total{'\u202F'}; la durée{'\u202F'}; les garanties.
        </FormNote>
      </CardBody>
    </Card>
  );
}
