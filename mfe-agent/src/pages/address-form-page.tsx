export { AddressFormPage as default } from '@portal/features/address-book';
