import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailFile } from './mail';

const AUTOMATIC = 'Ce message est envoyé automatiquement par le portail InterGestion.';
const PLACEHOLDER = /\[[^\]]*\]/;

/** Our sentence and the lines of `mail/pied-de-page.txt`, without those that hold a [placeholder]. */
export async function readFooter(contentFolder: string): Promise<readonly string[]> {
  const text = await readFile(path.join(contentFolder, 'mail/pied-de-page.txt'), 'utf8').catch(() => '');
  const ours = text.split('\n').map((line) => line.trim());
  return [AUTOMATIC, ...ours.filter((line) => line !== '' && !PLACEHOLDER.test(line))];
}

const PICTURE = 'rue.png';

/** The picture of messages about files, `mail/rue.png` of the content folder, 1200 by 440 pixels; undefined without. */
export async function readPicture(contentFolder: string): Promise<MailFile | undefined> {
  const content = await readFile(path.join(contentFolder, 'mail', PICTURE)).catch(() => undefined);
  return content && { name: PICTURE, mimeType: 'image/png', content };
}
