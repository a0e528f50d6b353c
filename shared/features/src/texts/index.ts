export { ContentPicture } from './content-picture';
export { PageContent, usePageText } from './page-content';
export { RichText } from './rich-text';
export { WhatNext } from './what-next';
