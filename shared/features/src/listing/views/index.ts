export { type BuiltInView, ListViews } from './list-views';
export { OpeningView } from './opening-view';
