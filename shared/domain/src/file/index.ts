export * from './file-size';
export * from './open-file';
export * from './stored-file';
