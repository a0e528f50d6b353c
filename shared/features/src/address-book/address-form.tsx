import {
  type Address,
  type AddressDraft,
  EMPTY_ADDRESS,
  type Region,
  toAddressDraft,
} from '@portal/domain/address';
import type { Person } from '@portal/domain/person';
import { Fields, PortalForm } from '@portal/forms';
import { useNavigate, useSession } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { FormNote, FormStack } from '@portal/ui/form-layout';
import { Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { useMemo, useState } from 'react';
import { map, type Observable, of } from 'rxjs';
import { EXCEPT_OPTIONAL, FormFoot, FormLeaveGuard, refusalErrors, useEdited } from '../editing';
import { doesNotExist, Loaded, orElse, useApi, useResource } from '../resource';
import { BackTo, paths, useOptionalRouteId } from '../routes';
import { addressTable } from './address-table';
import { CountryAndDepartment } from './country-and-department';

/** The form for the address in the URL; leads back to the address book. */
export function AddressFormPage() {
  /** Undefined for a new address, null when it is not a number. */
  const id = useOptionalRouteId();
  const { profileId: personId } = useSession();
  const { addresses, people } = useApi();
  const address = useResource((): Observable<Address | AddressDraft> => {
    if (id === null || personId === null) return doesNotExist;
    if (id !== undefined) return addresses.byId(id);
    return people.byId(personId).pipe(map(addressOf), orElse(EMPTY_ADDRESS));
  }, [addresses, people, id, personId]);
  return (
    <Page width="form">
      <PageHeader
        title={id === undefined ? 'Nouvelle adresse' : 'Modifier l’adresse'}
        back={<BackTo to={paths.addressBook}>Carnet d’adresses</BackTo>}
      />
      <Loaded
        resource={address}
        record="address"
        skeleton={
          <SkeletonCard label="Chargement de l’adresse">
            <Skeleton width="14rem" />
            <SkeletonRows count={6} />
          </SkeletonCard>
        }
      >
        {(read) => <AddressFields read={read} personId={personId ?? 0} />}
      </Loaded>
    </Page>
  );
}

/** A new one, in the name of its owner. */
const addressOf = ({ namePrefix, firstName, middleName, lastName }: Person): AddressDraft => ({
  ...EMPTY_ADDRESS,
  namePrefix,
  firstName,
  middleName,
  lastName,
});

interface AddressFieldsProps {
  /** Without an id it is a new one. */
  readonly read: Address | AddressDraft;
  readonly personId: number;
}

const valuesOf = (row: Address | AddressDraft): AddressDraft => ('id' in row ? toAddressDraft(row) : row);

function AddressFields({ read, personId }: AddressFieldsProps) {
  const { addresses } = useApi();
  const navigate = useNavigate();
  const [regions, setRegions] = useState<readonly Region[]>();
  const hasRegions = regions === undefined ? undefined : regions.length > 0;
  const { namePrefix } = read;
  const fields = useMemo(() => addressTable(hasRegions, namePrefix), [hasRegions, namePrefix]);
  const { initialValues, save } = useEdited<Address | AddressDraft, AddressDraft>({
    read,
    valuesOf,
    reload: (row) => ('id' in row ? addresses.byId(row.id) : of(row)),
    fields,
    choices: { region: { options: regions?.map(({ code, name }) => ({ value: code, label: name })) ?? [] } },
  });
  return (
    <PortalForm<AddressDraft, unknown>
      initialValues={initialValues}
      fields={fields}
      submit={(typed) =>
        save(typed, (seen) =>
          'id' in seen ? addresses.update(seen, typed) : addresses.create(personId, typed),
        )
      }
      onDone={() => void navigate(paths.addressBook)}
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
        <FormFoot back={paths.addressBook} />
      </Card>
    </PortalForm>
  );
}
