export * from './comparison';
export * from './period';
export * from './sort-groups';
