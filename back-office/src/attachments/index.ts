export { checkAttachment, checkLogo, type Attachment } from './check-attachment';
