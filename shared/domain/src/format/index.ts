export * from './calendar';
export * from './date';
export * from './legal-mentions';
export * from './money';
export * from './phone';
export * from './type-amount';
export * from './typesetting';
export * from './words';
