import { type AddressDraft, EMPTY_ADDRESS } from '@portal/domain/address';
import { useNavigate, useSession } from '@portal/kit';
import { Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { map, type Observable, of } from 'rxjs';
import { doesNotExist, Loaded, useApi, useResource } from '../resource';
import { BackTo, paths, useOptionalRouteId } from '../routes';
import { AddressFields } from './address-fields';

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
