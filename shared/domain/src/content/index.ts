export * from './content';
export * from './picture';
export * from './plain-text';
