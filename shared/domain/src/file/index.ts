export * from './file-size';
export * from './stored-file';
