import { readFileSync } from 'node:fs';

/** Fonts, pictures, documents and films. */
const DRAWN = /\.(?:woff2?|ttf|otf|eot|svg|png|jpe?g|webp|avif|gif|ico|pdf|mp4|webm|mp3)$/i;

/**
 * Every font, picture and film of the repository, with its author and licence.
 * @type {{ files: string[], whose: string }[]}
 */
export const ARTWORK = JSON.parse(readFileSync(new URL('./artwork.json', import.meta.url), 'utf8'));

/**
 * @param {readonly string[]} files of the repository
 * @param {readonly { readonly files: readonly string[] }[]} artwork the documented files
 * @returns {string[]} artwork that is not documented, and documented files that do not exist
 */
export function artworkFaults(files, artwork) {
  const said = artwork.flatMap((entry) => entry.files);
  const drawn = files.filter((file) => DRAWN.test(file));
  return [
    ...drawn.filter((file) => !said.includes(file)).map((file) => `${file}: nobody says whose it is`),
    ...said.filter((file) => !drawn.includes(file)).map((file) => `${file}: it is not there any more`),
  ];
}
