export { Toast, ToastRegion } from './toast';
