export { ProjectListView } from './project-list-view';
export { ProjectList } from './project-list';
