export * from './adult';
export * from './directory';
export * from './name';
export * from './name-book';
export * from './password';
export * from './person';
