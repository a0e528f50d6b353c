import { AddressBook } from '@portal/features/address-book';
import { withShortcuts } from '@portal/features/shortcuts';
import { useSession } from '@portal/kit';

/** The address book of whoever is signed in. */
function AddressBookPage() {
  return <AddressBook personId={useSession().profileId} />;
}

export default withShortcuts(AddressBookPage);
