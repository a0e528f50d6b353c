export { Attachment } from './attachment';
