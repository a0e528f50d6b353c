export { AddressBook } from './address-book';
export { AddressForm } from './address-form';
