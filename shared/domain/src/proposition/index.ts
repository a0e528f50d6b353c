export * from './acceptance';
export * from './comparison';
export * from './filters';
export * from './proposition';
export * from './status';
export * from './validity';
