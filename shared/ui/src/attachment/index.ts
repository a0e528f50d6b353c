export { Attachment } from './attachment';
export type { AttachmentProps } from './attachment';
