/** Loaded when one of them opens. */
export { ArrangeViewsDialog } from './arrange-views-dialog';
export { SaveViewDialog } from './save-view-dialog';
