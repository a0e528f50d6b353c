export * from './affiliation';
export * from './ready-texts';
