export { AddressBook as default } from '@portal/features/address-book';
