export * from './follow-up';
export * from './follow-up-words';
