export * from './affiliation';
