export { Toast } from './toast';
export type { ToastProps } from './toast';
export { ToastRegion } from './toast-region';
