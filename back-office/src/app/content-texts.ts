import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Relative to the source, and to a server bundle in `dist/server`. */
const candidates = ['../../content', '../../back-office/content'];

/** Folder of the texts and images of the portal, in source or bundle. @throws Error when it is missing */
export function contentTexts(): string {
  const folders = candidates.map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)));
  const found = folders.find((folder) => existsSync(`${folder}/pages`));
  if (found === undefined) throw new Error('The content folder back-office/content is missing.');
  return found;
}
