export * from './adult';
export * from './correspondent';
export * from './directory';
export * from './name';
export * from './name-book';
export * from './password';
export * from './person';
