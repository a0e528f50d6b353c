import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From the source, and from a server bundle two folders below the workspace (`dist/server`). */
const candidates = ['../../content', '../../back-office/content'];

/**
 * The folder of the texts and images that come with the portal, wherever this code runs from.
 * @throws Error when it did not come along
 */
export function contentTexts(): string {
  const folders = candidates.map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)));
  const found = folders.find((folder) => existsSync(`${folder}/pages`));
  if (found === undefined) throw new Error('The content folder back-office/content is missing.');
  return found;
}
