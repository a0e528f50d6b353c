export * from './address';
export * from './address-search';
