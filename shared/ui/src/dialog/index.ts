export { Dialog } from './dialog';
export { useModal } from './use-modal';
