export * from './password';
export * from './person';
