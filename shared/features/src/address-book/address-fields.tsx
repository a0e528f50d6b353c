import type { AddressDraft, Region } from '@portal/domain/address';
import {
  CheckboxField,
  NumericTextField,
  PortalForm,
  SelectField,
  SubmitButton,
  TextField,
} from '@portal/forms';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { FormActions, FormGrid, FormNote, FormStack } from '@portal/ui/form-layout';
import { useMemo, useState } from 'react';
import type { Observable } from 'rxjs';
import { prefixOptions, refusalErrors } from '../editing';
import { paths } from '../routes';
import { addressRules } from './address-rules';
import { CountryAndDepartment } from './country-and-department';
import { UnsavedAddress } from './unsaved-address';

interface AddressFieldsProps {
  readonly initialValues: AddressDraft;
  readonly save: (values: AddressDraft) => Observable<unknown>;
  readonly onSaved: () => void;
}

const FIELDS = [
  'label',
  'namePrefix',
  'firstName',
  'middleName',
  'lastName',
  'organization',
  'phone',
  'street',
  'street2',
  'postalCode',
  'city',
  'country',
  'region',
] as const satisfies readonly (keyof AddressDraft)[];

const toErrors = (error: unknown) => refusalErrors<AddressDraft>(error, FIELDS);

/** The fields of an address. */
export function AddressFields({ initialValues, save, onSaved }: AddressFieldsProps) {
  const [regions, setRegions] = useState<readonly Region[]>();
  const hasRegions = regions === undefined ? undefined : regions.length > 0;
  const rules = useMemo(() => addressRules(hasRegions), [hasRegions]);
  return (
    <PortalForm<AddressDraft, unknown>
      initialValues={initialValues}
      rules={rules}
      submit={save}
      onDone={onSaved}
      toErrors={toErrors}
      summary
    >
      <UnsavedAddress />
      <Card>
        <CardBody>
          <FormStack>
            <FormNote>Les champs sont obligatoires, sauf mention contraire.</FormNote>
            <TextField<AddressDraft>
              name="label"
              label="Nom de l’adresse"
              hint={'Par exemple\u00A0: Domicile, Bien à financer.'}
            />
            <FormGrid>
              <SelectField<AddressDraft>
                name="namePrefix"
                label="Civilité"
                options={prefixOptions(initialValues.namePrefix)}
                autoComplete="honorific-prefix"
              />
              <TextField<AddressDraft> name="firstName" label="Prénom" autoComplete="given-name" />
              <TextField<AddressDraft>
                name="middleName"
                label="Deuxième prénom"
                autoComplete="additional-name"
              />
              <TextField<AddressDraft> name="lastName" label="Nom" autoComplete="family-name" />
              <TextField<AddressDraft> name="organization" label="Société" autoComplete="organization" />
              <NumericTextField<AddressDraft>
                name="phone"
                label="Téléphone"
                accepts="phone"
                autoComplete="tel"
              />
            </FormGrid>
            <TextField<AddressDraft> name="street" label="Rue" autoComplete="address-line1" />
            <TextField<AddressDraft>
              name="street2"
              label="Complément d’adresse"
              autoComplete="address-line2"
            />
            <FormGrid>
              <NumericTextField<AddressDraft>
                name="postalCode"
                label="Code postal"
                autoComplete="postal-code"
              />
              <TextField<AddressDraft> name="city" label="Ville" autoComplete="address-level2" />
            </FormGrid>
            <CountryAndDepartment onRegions={setRegions} />
            <CheckboxField<AddressDraft> name="primary" label="Adresse principale" />
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
