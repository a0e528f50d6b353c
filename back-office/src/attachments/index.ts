export { createFileScanner, type FileScanner } from './scan-files';
export { checkAttachment, type Attachment } from './check-attachment';
