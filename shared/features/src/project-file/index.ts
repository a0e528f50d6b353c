export { ProjectFile, type ProjectFileProps } from './project-file';
