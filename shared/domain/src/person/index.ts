export * from './directory';
export * from './password';
export * from './person';
