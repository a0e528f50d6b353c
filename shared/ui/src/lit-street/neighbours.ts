import type { Layer } from '../artwork/drawing';

/** 966 wide. */
const TOWN =
  'M0 600V470H70V430L82 410H92V396H101V410H118L130 430V448H216V392H230V376H239V392H270V424L286 398H300V386H309V398H330V384H339V398H346L362 424V378H386V362H395V378H432V420H492V360L508 332H520V320H529V332H556V318H565V332H572L588 360V400H648V372H676V356H685V372H732V430H744V414H753V430H796V396L812 370H848V356H857V370H870L886 396V446H966V600Z';

/** The far side of the town, which goes on at both sides, and a tower whose windows are dashes of four lines. */
export const BEHIND: readonly Layer[] = [
  [{ fill: 'art-far' }, TOWN],
  [{ fill: 'art-far', transform: 'translate(-966)' }, TOWN],
  [{ fill: 'art-far', transform: 'translate(966)' }, TOWN],
  [
    { fill: 'art-mid' },
    'M34 500h7v10h-7ZM160 480h7v10h-7ZM708 470h7v10h-7ZM916 480h7v10h-7ZM826 158h46v18h-46ZM844 124h2.5v36h-2.5ZM806 176h112v424h-112Z',
  ],
  [{ fill: 'art-far' }, 'M896 176h22v424h-22Z'],
  [
    { stroke: 'art-pane', strokeWidth: 12, strokeDasharray: '15 12' },
    'M824 192V585M843.5 192V585M863 192V585M882.5 192V585',
  ],
];

/** The house next door, where everybody sleeps, two trees and the pavement. */
export const BESIDE: readonly Layer[] = [
  [{ fill: 'art-roof-2' }, 'M858 322h22v70h-22Z'],
  [{ fill: 'art-brick' }, 'M861 312h6v12h-6ZM869 312h6v12h-6Z'],
  [{ fill: 'art-roof' }, 'M740 420L827 334L914 420Z'],
  [{ fill: 'art-roof-2' }, 'M827 334L914 420H883Z'],
  [{ fill: 'art-near' }, 'M752 600V420H762L827 348L892 420H902V600Z'],
  [{ fill: 'art-mid' }, 'M876 420h26v180h-26Z'],
  [
    { fill: 'art-pane' },
    'M813 414V394A14 14 0 0 1 841 394V414ZM770 496V461A15 15 0 0 1 800 461V496ZM824 496V461A15 15 0 0 1 854 461V496ZM828 570V543A13 13 0 0 1 854 543V570Z',
  ],
  [
    { stroke: 'art-near', strokeWidth: 1.7 },
    'M827 380V414M813 394H841M785 446v50M770 462h30M839 446v50M824 462h30M841 530v40M828 544h26',
  ],
  [{ fill: 'art-stone-3' }, 'M765 497h40v4h-40ZM819 497h40v4h-40ZM823 571h36v4h-36Z'],
  [{ fill: 'art-brick' }, 'M772 600V541A17 17 0 0 1 806 541V600Z'],
  [{ fill: 'art-stone' }, 'M798 564h3v3h-3Z'],
  [
    { fill: 'art-leaf' },
    'M704 537.2a24 30 0 1 0 48 0a24 30 0 1 0 -48 0ZM900 525a30 37.5 0 1 0 60 0a30 37.5 0 1 0 -60 0Z',
  ],
  [
    { fill: 'art-leaf-2' },
    'M728 507.2a24 30 0 0 1 0 60ZM930 487.5a30 37.5 0 0 1 0 75ZM725.5 554h5v46h-5ZM927.5 546h5v54h-5Z',
  ],
  // Wider than any band, which clips it.
  [{ fill: 'art-ground' }, 'M-6000 600H6960V660H-6000Z'],
  [{ fill: 'art-mid' }, 'M-6000 600H6960V603H-6000Z'],
];
