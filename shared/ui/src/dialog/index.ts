export { Dialog } from './dialog';
export type { DialogProps } from './dialog';
export { useModal } from './use-modal';
export type { Modal, ModalOptions } from './use-modal';
