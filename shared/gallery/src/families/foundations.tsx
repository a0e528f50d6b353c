import type { CSSProperties, ReactNode } from 'react';
import * as artwork from '@portal/ui/artwork';
import { HeroStreet } from '@portal/ui/hero-street';
import * as icons from '@portal/ui/icon';
import { type Glyph, Icon, Landmark, WindowGlyph } from '@portal/ui/icon';
import { Logo } from '@portal/ui/logo';
import { menuGlyph } from '@portal/ui/menu-icon';
import { Text } from '@portal/ui/text';
import { type Specimens, specimens, states } from '../section';
import styles from './foundations.module.css';
import { readTokens, type Token } from './read-tokens';

/** Visual samples with their names. */
const Samples = ({ of }: { of: readonly (readonly [name: string, what: ReactNode, note?: string])[] }) => (
  <ul className={styles.samples}>
    {of.map(([name, what, note]) => (
      <li key={name} className={styles.sample}>
        {what}
        <code className={styles.name}>{name}</code>
        {note && (
          <Text as="span" size="xs" tone="muted">
            {note}
          </Text>
        )}
      </li>
    ))}
  </ul>
);

interface TokensProps {
  readonly prefix: string;
  /** Applies a token to its sample. */
  readonly style: (value: string) => CSSProperties;
  readonly only?: (token: Token) => boolean;
}

/** Tokens read from the page, with samples in the current theme and values for both. */
const Tokens = ({ prefix, style, only = () => true }: TokensProps) => (
  <Samples
    of={readTokens(document.styleSheets, prefix)
      .filter(only)
      .map(({ name, value }) => [
        name,
        <span key={name} className={styles.box} style={style(`var(${name})`)} aria-hidden="true" />,
        value,
      ])}
  />
);

/** `--color-status-you-soft` is listed with the other `status` colours; groups of one are listed under `others`. */
const colours = (families: string): TokensProps => ({
  prefix: '--color-',
  style: (background) => ({ background }),
  only: ({ name }) => families.split(' ').includes(name.split('-')[3] ?? ''),
});

const glyphs = (named: readonly (readonly [string, Glyph])[]) => ({
  of: named.map(([name, glyph]) => [name, <Icon key={name} glyph={glyph} size="lg" />] as const),
});

const MENU =
  'home project projects propositions addresses conditions tutorial contact users affiliations profile adviser sign-in sign-out inconnu';

const spot = (Art: () => ReactNode) => (
  <div className={styles.art}>
    <Art />
  </div>
);

export const foundations: Specimens = {
  Couleurs: states(
    Tokens,
    {
      Surfaces: colours('canvas surface scrim'),
      'Texte et liens': colours('text link'),
      'Filets et focus': colours('line focus'),
      Actions: colours('action on danger disabled'),
      'La lampe : à vous d’agir': colours('lamp'),
      Statuts: colours('status'),
      Graphiques: colours('chart'),
      'Fenêtres de l’avancement': colours('window'),
      Illustrations: colours('art spot'),
    },
    'wide',
  ),
  'Espaces, tailles et formes': states(
    Tokens,
    {
      Espaces: { prefix: '--space-', style: (inlineSize) => ({ inlineSize }) },
      Tailles: { prefix: '--size-', style: (inlineSize) => ({ inlineSize }) },
      Formes: { prefix: '--radius-', style: (borderRadius) => ({ borderRadius }) },
      Ombres: { prefix: '--shadow-', style: (boxShadow) => ({ boxShadow }) },
    },
    'wide',
  ),
  Icon: [
    ...states(Icon, {
      'Petit, 16 px': { glyph: Landmark, size: 'sm' },
      'Moyen, 20 px': { glyph: Landmark },
      'Grand, 24 px': { glyph: WindowGlyph, size: 'lg' },
    }),
    ...states(
      Samples,
      {
        // Every exported icon, including future ones.
        'Tous les dessins': glyphs(
          Object.entries(icons).flatMap(([name, glyph]) =>
            name === 'Icon' ? [] : [[name, glyph as Glyph] as const],
          ),
        ),
        'Ceux des menus (menu-icon)': glyphs(MENU.split(' ').map((name) => [name, menuGlyph(name)])),
      },
      'wide',
    ),
  ],
  Logo: states(Logo, { 'Sur une surface': {}, 'Sur le crépuscule': { tone: 'brand' } }),
  Illustrations: specimens({
    EmptyProject: spot(artwork.EmptyProject),
    EmptyProposition: spot(artwork.EmptyProposition),
    NoResult: spot(artwork.NoResult),
    Failure: spot(artwork.Failure),
    Offline: spot(artwork.Offline),
    FacadeWideArt: [<artwork.FacadeWideArt />, 'wide'],
    'HeroStreet, la rue de l’accueil': [<HeroStreet className={styles.street} />, 'brand wide'],
  }),
};
