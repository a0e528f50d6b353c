import { AddressBook } from '@portal/features/address-book';
import { useSession } from '@portal/kit';

/** The address book of whoever is signed in. */
export default function AddressBookPage() {
  return <AddressBook personId={useSession().profileId} />;
}
