export { checkAttachment, type Attachment } from './check-attachment';
