import {
  EmptyProject,
  EmptyProposition,
  FacadeArt,
  FacadeWideArt,
  Failure,
  NoResult,
  Offline,
} from '@portal/ui/artwork';
import { HeroStreet } from '@portal/ui/hero-street';
import { Icon, Landmark, WindowGlyph } from '@portal/ui/icon';
import { Logo } from '@portal/ui/logo';
import type { Family } from '../section';
import { COLOUR_USES, Colours } from './colours';
import styles from './foundations.module.css';
import { Glyphs } from './icons';
import { Boxes, Lengths } from './scales';

const SPOTS = { EmptyProject, EmptyProposition, NoResult, Failure, Offline };

/** What everything else is made of. */
export const foundations: Family = {
  id: 'fondations',
  name: 'FONDATIONS',
  sections: [
    {
      id: 'couleurs',
      name: 'Couleurs',
      from: '@portal/ui/tokens.css',
      purpose:
        'Nommées d’après leur usage, lues dans les jetons de la page. Deux valeurs : thème clair, puis thème sombre.',
      specimens: COLOUR_USES.map(({ name, families }) => ({
        name,
        show: <Colours families={families} />,
        width: 'wide' as const,
      })),
    },
    {
      id: 'espaces',
      name: 'Espaces, tailles et formes',
      from: '@portal/ui/tokens.css',
      purpose: 'Multiples de 4 px ; 44 px pour toute cible ; l’arche est la fenêtre du portail.',
      specimens: [
        { name: 'Espaces', show: <Lengths prefix="--space-" /> },
        { name: 'Tailles', show: <Lengths prefix="--size-" /> },
        { name: 'Formes', show: <Boxes prefix="--radius-" property="borderRadius" />, width: 'wide' },
        { name: 'Ombres', show: <Boxes prefix="--shadow-" property="boxShadow" />, width: 'wide' },
      ],
    },
    {
      id: 'icones',
      name: 'Icon',
      from: '@portal/ui/icon',
      purpose: 'Un dessin à côté des mots, jamais à leur place. Le trait suit la couleur du texte.',
      specimens: [
        {
          name: 'Trois tailles : 16, 20 et 24 px',
          show: (
            <div className={styles.arts}>
              <Icon glyph={Landmark} size="sm" />
              <Icon glyph={Landmark} />
              <Icon glyph={Landmark} size="lg" />
              <Icon glyph={WindowGlyph} size="lg" />
            </div>
          ),
        },
        { name: 'Tous les dessins', show: <Glyphs of="package" />, width: 'wide' },
        { name: 'Ceux des menus (menu-icon)', show: <Glyphs of="menu" />, width: 'wide' },
      ],
    },
    {
      id: 'logo',
      name: 'Logo',
      from: '@portal/ui/logo',
      purpose:
        'Six carreaux, six phases, celui du milieu à droite allumé. La lampe ne change jamais de couleur.',
      specimens: [
        { name: 'Sur une surface', show: <Logo /> },
        { name: 'Sur le crépuscule', show: <Logo tone="brand" />, ground: 'brand' },
      ],
    },
    {
      id: 'illustrations',
      name: 'Illustrations',
      from: '@portal/ui/artwork',
      purpose: 'Façades en élévation, deux tons par volume, tirets pour ce qui n’est pas encore bâti.',
      specimens: [
        ...Object.entries(SPOTS).map(([name, Art]) => ({
          name,
          show: (
            <div className={styles.art}>
              <Art />
            </div>
          ),
        })),
        {
          name: 'FacadeArt',
          show: (
            <div className={styles.facade}>
              <FacadeArt />
            </div>
          ),
        },
        { name: 'FacadeWideArt', show: <FacadeWideArt />, width: 'wide' },
        {
          name: 'HeroStreet, la rue de l’accueil',
          show: <HeroStreet className={styles.street} />,
          ground: 'brand',
          width: 'wide',
        },
      ],
    },
  ],
};
