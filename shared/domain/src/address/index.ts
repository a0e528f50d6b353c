export * from './address';
export * from './address-search';
export * from './postal-code';
