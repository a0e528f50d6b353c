import { formatMoney, parseAmount } from '@portal/domain/format';
import { lookupName } from '@portal/domain/lookup';
import { useFormValues, useValidationErrors } from '@portal/forms';
import { useSession } from '@portal/kit';
import { Caps } from '@portal/ui/caps';
import { Card, CardBody } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { FormNote, FormStack } from '@portal/ui/form-layout';
import type { ReactNode } from 'react';
import styles from './project-form.module.css';
import {
  labelOf,
  PROJECT_FIELDS,
  PROJECT_NAMES,
  type ProjectBlock,
  type ProjectField,
  type ProjectValues,
} from './project-table';
import type { ProjectLookups } from './use-project-lookups';

const SUMMARY = { id: 'recapitulatif', name: 'RÉCAPITULATIF' };

/** Summary of what will be sent, formatted as the back office will read it. */
export function FormSummary({ lookups }: { readonly lookups: ProjectLookups }) {
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
        items={PROJECT_NAMES.map((name) => {
          const typed = values[name].trim();
          const isWrong = errors[name] !== undefined;
          const words = isWrong ? '' : readable(name, typed, lookups);
          return {
            term: labelOf(name),
            value: words && <span className={styles.value}>{words}</span>,
            absent: absence(isWrong, typed),
          };
        })}
      />
    </FormBlock>
  );
}

function readable(name: ProjectField, typed: string, lookups: ProjectLookups): string {
  const { isAmount, list } = PROJECT_FIELDS[name];
  if (isAmount) return formatMoney(parseAmount(typed));
  return list === undefined ? typed : lookupName(typed, lookups.of(name).entries);
}

function absence(isWrong: boolean, typed: string): string | undefined {
  if (!isWrong) return undefined;
  return typed === '' ? 'À remplir' : 'À corriger';
}

interface FormBlockProps {
  readonly block: Pick<ProjectBlock, 'id' | 'name'>;
  readonly children: ReactNode;
}

export function FormBlock({ block: { id, name }, children }: FormBlockProps) {
  return (
    <Card id={id} className={styles.block} aria-labelledby={`${id}-titre`}>
      <CardBody>
        <FormStack>
          <Caps as="h2" id={`${id}-titre`}>
            {name}
          </Caps>
          {children}
        </FormStack>
      </CardBody>
    </Card>
  );
}
