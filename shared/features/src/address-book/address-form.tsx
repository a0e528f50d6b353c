import { type AddressDraft, EMPTY_ADDRESS, type Region } from '@portal/domain/address';
import { Fields, PortalForm, SubmitButton } from '@portal/forms';
import { Link, useNavigate, useSession } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody, CardFoot } from '@portal/ui/card';
import { FormActions, FormNote, FormStack } from '@portal/ui/form-layout';
import { Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { useMemo, useState } from 'react';
import { map, type Observable, of } from 'rxjs';
import { EXCEPT_OPTIONAL, FormLeaveGuard, refusalErrors } from '../editing';
import { doesNotExist, Loaded, useApi, useResource } from '../resource';
import { BackTo, paths, useOptionalRouteId } from '../routes';
import { addressTable } from './address-table';
import { CountryAndDepartment } from './country-and-department';

interface AddressFormProps {
  /** Undefined for a new address, null when the id in the URL is not a number. */
  readonly id: number | undefined | null;
  readonly onSaved: () => void;
}

/** Creates or edits an address of the signed-in user. */
export function AddressForm({ id, onSaved }: AddressFormProps) {
  const { profileId: personId } = useSession();
  const { addresses } = useApi();
  const draft = useResource((): Observable<AddressDraft> => {
    if (id === null || personId === null) return doesNotExist;
    return id === undefined
      ? of(EMPTY_ADDRESS)
      : addresses.byId(id).pipe(map(({ id: _, ...known }) => known));
  }, [addresses, id, personId]);
  const save = (values: AddressDraft) =>
    id === undefined || id === null ? addresses.create(personId ?? 0, values) : addresses.update(id, values);
  return (
    <Page width="form">
      <PageHeader
        title={id === undefined ? 'Nouvelle adresse' : 'Modifier l’adresse'}
        back={<BackTo to={paths.addressBook}>Carnet d’adresses</BackTo>}
      />
      <Loaded
        resource={draft}
        record="address"
        skeleton={
          <SkeletonCard label="Chargement de l’adresse">
            <Skeleton width="14rem" />
            <SkeletonRows count={6} />
          </SkeletonCard>
        }
      >
        {(values) => <AddressFields initialValues={values} save={save} onSaved={onSaved} />}
      </Loaded>
    </Page>
  );
}

/** The form for the address in the URL; leads back to the address book. */
export function AddressFormPage() {
  const navigate = useNavigate();
  return <AddressForm id={useOptionalRouteId()} onSaved={() => void navigate(paths.addressBook)} />;
}

interface AddressFieldsProps {
  readonly initialValues: AddressDraft;
  readonly save: (values: AddressDraft) => Observable<unknown>;
  readonly onSaved: () => void;
}

function AddressFields({ initialValues, save, onSaved }: AddressFieldsProps) {
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
            <FormNote>{EXCEPT_OPTIONAL}</FormNote>
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
