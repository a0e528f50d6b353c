export * from './filters';
export * from './progress';
export * from './project';
export * from './project-draft';
export * from './sorting';
export * from './status';
export * from './status-choices';
export * from './step-days';
