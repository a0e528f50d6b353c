import { Link } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { FormNote } from '@portal/ui/form-layout';
import { TextLink } from '@portal/ui/text-link';
import { paths } from '../routes';
import styles from './what-to-compare.module.css';

interface WhatToCompareProps {
  /** Null for a proposal without a project (rare): nothing to compare with. */
  readonly projectId: number | null;
}

/** What to check in a proposal before answering, and a link to the comparison. */
export function WhatToCompare({ projectId }: WhatToCompareProps) {
  return (
    <Card tone="sunken" aria-labelledby="que-comparer">
      <CardBody data-gap="3">
        <h2 className={styles.title} id="que-comparer">
          Que comparer{'\u202F'}?
        </h2>
        <FormNote>
          Le TAEG, qui regroupe les intérêts, les frais et l’assurance exigée{'\u202F'}; la mensualité
          assurance comprise{'\u202F'}; le coût total{'\u202F'}; la durée{'\u202F'}; les garanties{'\u202F'};
          les conditions de remboursement anticipé.
        </FormNote>
        {projectId !== null && (
          <TextLink as={Link} to={paths.compare(projectId)} standalone className={styles.link}>
            Comparer les propositions du projet
          </TextLink>
        )}
      </CardBody>
    </Card>
  );
}
