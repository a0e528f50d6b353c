/** Fonts, pictures, documents and films. */
const DRAWN = /\.(?:woff2?|ttf|otf|eot|svg|png|jpe?g|webp|avif|gif|ico|pdf|mp4|webm|mp3)$/i;

const FONTS = 'shared/ui/src/fonts';
const PUBLIC = 'shell/page/public';
const SPECIMENS = 'back-office/demo/files';
const LOGOS = [59, 60, 61, 62, 70, 71, 73, 74, 76, 77, 79, 81];

/** Every font, picture and film of the repository, with its author and licence. */
export const ARTWORK = [
  {
    files: [`${FONTS}/figtree-french.woff2`, `${FONTS}/figtree-latin.woff2`],
    whose:
      'OFL-1.1, cut by `npm run fonts` out of Figtree (`@fontsource-variable/figtree`), copyright 2022 The Figtree Project Authors, who reserve no name.',
  },
  {
    files: [`${FONTS}/besley-french.woff2`, `${FONTS}/besley-latin.woff2`],
    whose:
      'OFL-1.1, cut by `npm run fonts` out of Besley (`@fontsource-variable/besley`), copyright 2020 The Besley Project Authors, who reserve no name.',
  },
  {
    files: [`${FONTS}/espace-fine.woff2`],
    whose: 'our own: one blank, the thin space of French amounts.',
  },
  {
    files: [
      'back-office/content/assets/facade-wide.svg',
      'back-office/content/assets/facade.svg',
      'back-office/content/assets/hero-street.svg',
      'mfe-public/src/home/facade-wide.svg',
      'shared/ui/src/hero-street/hero-street.svg',
      `${PUBLIC}/app-icon.svg`,
      `${PUBLIC}/favicon.svg`,
    ],
    whose: 'our own drawings: the street, the façades, the mark.',
  },
  {
    files: ['shared/ui/src/logo/logo-name.svg', `${PUBLIC}/social-image.svg`, `${PUBLIC}/social-image.png`],
    whose: 'our own drawings, with words in the outlines of Besley, which the OFL leaves free.',
  },
  {
    files: [
      `${PUBLIC}/apple-touch-icon.png`,
      `${PUBLIC}/favicon.ico`,
      `${PUBLIC}/icon-192.png`,
      `${PUBLIC}/icon-512.png`,
      `${PUBLIC}/icon-maskable-192.png`,
      `${PUBLIC}/icon-maskable-512.png`,
    ],
    whose: 'our own, drawn from the mark (`favicon.svg`, `app-icon.svg`, `social-image.svg`).',
  },
  {
    files: [
      ...LOGOS.map((agency) => `${SPECIMENS}/logo-${agency}.png`),
      ...['simulation.png', 'liste-des-pieces.pdf', 'notice-assurance.pdf', 'proposition.pdf'].map(
        (name) => `${SPECIMENS}/${name}`,
      ),
    ],
    whose: 'our own: the logos and the papers of the demo, which hold no font.',
  },
  {
    files: [`${PUBLIC}/documents/conditions-de-financement.pdf`],
    whose:
      'our own text, printed by `npm run documents`. It holds Liberation Serif, OFL-1.1, which leaves documents free.',
  },
  {
    files: [`${PUBLIC}/intergestion-tuto.mp4`],
    whose: 'our own film of the real screens, silent, made by `npm run tutorial:record`.',
  },
];

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
