import type { Address } from '@portal/domain/address';

/** Display name: label, else street. */
export const addressName = ({ label, street }: Pick<Address, 'label' | 'street'>): string =>
  label === '' ? street : label;
