import { AddressForm } from '@portal/features/address-book';
import { paths, useOptionalRouteId } from '@portal/features/routes';
import { withShortcuts } from '@portal/features/shortcuts';
import { useNavigate, useSession } from '@portal/kit';

/** A new address, or one to change, in one's own address book. */
function AddressFormPage() {
  const navigate = useNavigate();
  return (
    <AddressForm
      id={useOptionalRouteId()}
      personId={useSession().profileId}
      onSaved={() => void navigate(paths.addressBook)}
    />
  );
}

export default withShortcuts(AddressFormPage);
