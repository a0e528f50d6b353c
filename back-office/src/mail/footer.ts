import { readFile } from 'node:fs/promises';
import path from 'node:path';

const AUTOMATIC = 'Ce message est envoyé automatiquement par le portail InterGestion.';
const PLACEHOLDER = /\[[^\]]*\]/;

/**
 * What every message ends with: a sentence of ours, and the lines of `mail/pied-de-page.txt` in the content folder,
 * where the mentions that the law asks of an intermediary belong. A line that still has a [placeholder] is not sent.
 */
export async function readFooter(contentFolder: string): Promise<readonly string[]> {
  const text = await readFile(path.join(contentFolder, 'mail/pied-de-page.txt'), 'utf8').catch(() => '');
  const ours = text.split('\n').map((line) => line.trim());
  return [AUTOMATIC, ...ours.filter((line) => line !== '' && !PLACEHOLDER.test(line))];
}
