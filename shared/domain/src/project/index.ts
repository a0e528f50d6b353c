export * from './filters';
export * from './lit-windows';
export * from './progress';
export * from './project';
export * from './project-draft';
export * from './sorting';
export * from './status';
export * from './step-days';
