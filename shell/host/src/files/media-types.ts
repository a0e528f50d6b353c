import mediaTypes from './media-types.json';

/** By extension. Other types are not served, such as source maps and compressed siblings. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = mediaTypes;
