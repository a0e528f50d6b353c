import { AddressForm } from '@portal/features/address-book';
import { paths, useOptionalRouteId } from '@portal/features/routes';
import { withShortcuts } from '@portal/features/shortcuts';
import { useNavigate } from '@portal/kit';

function AddressFormPage() {
  const navigate = useNavigate();
  return <AddressForm id={useOptionalRouteId()} onSaved={() => void navigate(paths.addressBook)} />;
}

export default withShortcuts(AddressFormPage);
