import { AddressForm } from '@portal/features/address-book';
import { paths, useRouteId } from '@portal/features/portal';
import { useLocation, useNavigate, useSession } from '@portal/kit';

/** A new address, or one to change, in one's own address book. */
export default function AddressFormPage() {
  const navigate = useNavigate();
  const id = useRouteId();
  const isNew = useLocation().pathname === paths.newAddress;
  return (
    <AddressForm
      id={isNew ? undefined : (id ?? null)}
      personId={useSession().profileId}
      onSaved={() => void navigate(paths.addressBook)}
    />
  );
}
