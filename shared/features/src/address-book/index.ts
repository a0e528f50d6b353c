export { AddressBook } from './address-book';
export { AddressFormPage } from './address-form';
