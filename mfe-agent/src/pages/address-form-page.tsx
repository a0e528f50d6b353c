import { AddressFormPage } from '@portal/features/address-book';
import { withShortcuts } from '@portal/features/shortcuts';

export default withShortcuts(AddressFormPage);
