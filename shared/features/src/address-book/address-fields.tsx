import type { AddressDraft, Region } from '@portal/domain/address';
import { Fields, PortalForm, SubmitButton } from '@portal/forms';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { FormActions, FormNote, FormStack } from '@portal/ui/form-layout';
import { useMemo, useState } from 'react';
import type { Observable } from 'rxjs';
import { FormLeaveGuard, refusalErrors } from '../editing';
import { paths } from '../routes';
import { addressTable } from './address-table';
import { CountryAndDepartment } from './country-and-department';

interface AddressFieldsProps {
  readonly initialValues: AddressDraft;
  readonly save: (values: AddressDraft) => Observable<unknown>;
  readonly onSaved: () => void;
}

export function AddressFields({ initialValues, save, onSaved }: AddressFieldsProps) {
  const [regions, setRegions] = useState<readonly Region[]>();
  const hasRegions = regions === undefined ? undefined : regions.length > 0;
  const { namePrefix } = initialValues;
  const fields = useMemo(() => addressTable(hasRegions, namePrefix), [hasRegions, namePrefix]);
  return (
    <PortalForm<AddressDraft, unknown>
      initialValues={initialValues}
      fields={fields}
      submit={save}
      onDone={onSaved}
      toErrors={refusalErrors}
      summary
    >
      <FormLeaveGuard />
      <Card>
        <CardBody>
          <FormStack>
            <FormNote>Les champs sont obligatoires, sauf mention contraire.</FormNote>
            <Fields
              of={fields}
              layout={[
                'label',
                ['namePrefix', 'firstName', 'middleName', 'lastName', 'organization', 'phone'],
                'street',
                'street2',
                ['postalCode', 'city'],
              ]}
            />
            <CountryAndDepartment fields={fields} onRegions={setRegions} />
            <Fields of={fields} layout={['primary']} />
          </FormStack>
        </CardBody>
        <CardFoot>
          <FormActions>
            <ButtonLink as={Link} to={paths.addressBook} variant="secondary">
              Annuler
            </ButtonLink>
            <SubmitButton>Enregistrer</SubmitButton>
          </FormActions>
        </CardFoot>
      </Card>
    </PortalForm>
  );
}
