export * from './data-scope';
export * from './list-policies';
export * from './mail-policies';
export * from './role';
export * from './route-access';
export * from './user-policies';
