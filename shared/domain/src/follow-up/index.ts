export * from './follow-up';
