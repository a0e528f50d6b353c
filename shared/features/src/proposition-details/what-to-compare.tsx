import { Link } from '@portal/kit';
import { FormNote } from '@portal/ui/form-layout';
import { TextLink } from '@portal/ui/text-link';
import { TitledCard } from '../records';
import { paths } from '../routes';
import styles from './what-to-compare.module.css';

interface WhatToCompareProps {
  /** Null for a proposal without a project (rare): nothing to compare with. */
  readonly projectId: number | null;
}

/** What to check in a proposal before answering, and a link to the comparison. */
export function WhatToCompare({ projectId }: WhatToCompareProps) {
  return (
    <TitledCard title={<>Que comparer{'\u202F'}?</>} small tone="sunken" gap={3}>
      <FormNote>
        Le TAEG, qui regroupe les intérêts, les frais et l’assurance exigée{'\u202F'}; la mensualité assurance
        comprise{'\u202F'}; le coût total{'\u202F'}; la durée{'\u202F'}; les garanties{'\u202F'}; les
        conditions de remboursement anticipé.
      </FormNote>
      {projectId !== null && (
        <TextLink as={Link} to={paths.compare(projectId)} standalone className={styles.link}>
          Comparer les propositions du projet
        </TextLink>
      )}
    </TitledCard>
  );
}
