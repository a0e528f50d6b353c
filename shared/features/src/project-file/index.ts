export { type FileActs, ProjectFile, type ProjectFileProps } from './project-file';
