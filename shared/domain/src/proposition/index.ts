export * from './acceptance';
export * from './announced-offer';
export * from './comparison';
export * from './filters';
export * from './proposition';
export * from './split-description';
export * from './status';
export * from './validity';
