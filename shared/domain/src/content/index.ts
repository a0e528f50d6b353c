export * from './content';
export * from './plain-text';
