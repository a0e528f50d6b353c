export * from './content';
export * from './glossary';
export * from './open-marks';
export * from './picture';
export * from './plain-text';
export * from './sections';
