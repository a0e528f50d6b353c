import { AddressForm } from '@portal/features/address-book';
import { paths, useOptionalRouteId } from '@portal/features/routes';
import { useNavigate } from '@portal/kit';

export default function AddressFormPage() {
  const navigate = useNavigate();
  return <AddressForm id={useOptionalRouteId()} onSaved={() => void navigate(paths.addressBook)} />;
}
