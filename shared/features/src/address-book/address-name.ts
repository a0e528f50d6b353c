import type { Address } from '@portal/domain/address';

/** What an address is called: its label, else its street. */
export const addressName = ({ label, street }: Pick<Address, 'label' | 'street'>): string =>
  label === '' ? street : label;
