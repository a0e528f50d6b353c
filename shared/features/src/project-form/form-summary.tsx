import { formatMoney, parseAmount } from '@portal/domain/format';
import { lookupName } from '@portal/domain/lookup';
import { useFormValues, useValidationErrors } from '@portal/forms';
import { useSession } from '@portal/kit';
import { Facts } from '@portal/ui/facts';
import { FormNote } from '@portal/ui/form-layout';
import { FormBlock } from './form-block';
import styles from './form-summary.module.css';
import { PROJECT_BLOCKS } from './project-blocks';
import { PROJECT_LABELS } from './project-labels';
import { isAmount, type ProjectField, type ProjectValues } from './project-values';
import type { ProjectLookup, ProjectLookups } from './use-project-lookups';

interface FormSummaryProps {
  readonly lookups: ProjectLookups;
}

const SUMMARY = { id: 'recapitulatif', name: 'RÉCAPITULATIF' };
const FIELDS: readonly ProjectField[] = PROJECT_BLOCKS.flatMap(({ fields }) => [...fields]);

/** The lists that the chosen ids come from. */
const LISTS: Partial<Record<ProjectField, ProjectLookup>> = {
  professionalSituation: 'professionalSituation',
  propertyType: 'propertyType',
  propertyUsage: 'propertyUsage',
  purchaseMode: 'purchaseMode',
  purchaseTerms: 'purchaseTerms',
  progressState: 'progressState',
  desiredDuration: 'creditDuration',
};

/** What the button below will send, as the back office will read it. */
export function FormSummary({ lookups }: FormSummaryProps) {
  const values = useFormValues<ProjectValues>();
  const errors = useValidationErrors<ProjectValues>();
  const isStaff = useSession().role !== 'APPLICANT';
  return (
    <FormBlock block={SUMMARY}>
      <FormNote>
        {isStaff
          ? 'Voici ce qui sera enregistré. Relisez avant d’enregistrer.'
          : 'Voici ce qui sera envoyé à votre agence. Relisez avant d’envoyer.'}
      </FormNote>
      <Facts
        items={FIELDS.map((name) => {
          const typed = values[name].trim();
          const isWrong = errors[name] !== undefined;
          const words = isWrong ? '' : readable(name, typed, lookups);
          return {
            term: PROJECT_LABELS[name],
            value: words && <span className={styles.value}>{words}</span>,
            absent: absence(isWrong, typed),
          };
        })}
      />
    </FormBlock>
  );
}

function readable(name: ProjectField, typed: string, lookups: ProjectLookups): string {
  if (isAmount(name)) return formatMoney(parseAmount(typed));
  const list = LISTS[name];
  if (list === undefined) return typed;
  const choices = lookups.of(list);
  return lookupName(typed, choices.status === 'ready' ? choices.entries : []);
}

function absence(isWrong: boolean, typed: string): string | undefined {
  if (!isWrong) return undefined;
  return typed === '' ? 'À remplir' : 'À corriger';
}
