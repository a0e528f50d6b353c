export * from './key-figures';
export * from './monthly-counts';
export * from './perimeter';
export * from './status-bars';
export * from './top-agent';
