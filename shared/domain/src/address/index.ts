export * from './address';
export * from './postal-code';
