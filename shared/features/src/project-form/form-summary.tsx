import { useSession } from '@portal/kit';
import { Facts } from '@portal/ui/facts';
import { FormNote } from '@portal/ui/form-layout';
import { useFormValues } from '@portal/forms';
import { BreakableName } from '../people';
import { readable } from './form-words';
import { useFieldsLeft } from './what-is-left';
import { FormBlock } from './form-block';
import styles from './project-form.module.css';
import { labelOf, PROJECT_NAMES, type ProjectValues } from './project-table';
import type { ProjectLookups } from './use-project-lookups';

const SUMMARY = { id: 'recapitulatif', name: 'RÉCAPITULATIF' };

/** Summary of what will be sent, formatted as the back office will read it. Nothing until the form is complete. */
export function FormSummary({ lookups }: { readonly lookups: ProjectLookups }) {
  const values = useFormValues<ProjectValues>();
  const isComplete = useFieldsLeft().length === 0;
  const isStaff = useSession().role !== 'APPLICANT';
  if (!isComplete) return null;
  return (
    <FormBlock block={SUMMARY}>
      <FormNote>
        {isStaff
          ? 'Voici ce qui sera enregistré. Relisez avant d’enregistrer.'
          : 'Voici ce qui sera envoyé à votre agence. Relisez avant d’envoyer.'}
      </FormNote>
      <Facts
        dense
        className={styles.recap}
        items={PROJECT_NAMES.map((name) => {
          const words = readable(name, values[name], lookups);
          return {
            term: labelOf(name),
            value: words && (
              <span className={styles.value} data-long={name === 'description' || undefined}>
                <BreakableName name={words} />
              </span>
            ),
          };
        })}
      />
    </FormBlock>
  );
}
