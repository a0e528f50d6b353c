export * from './comparison';
export * from './ended';
export * from './period';
export * from './sort-groups';
