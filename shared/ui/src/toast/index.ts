export { Toast } from './toast';
export { ToastRegion } from './toast-region';
