import * as icons from '@portal/ui/icon';
import { Icon, type Glyph } from '@portal/ui/icon';
import { menuGlyph } from '@portal/ui/menu-icon';
import { Text } from '@portal/ui/text';
import styles from './foundations.module.css';

/** Every drawing that the package gives, the day it gives it. */
const GLYPHS = Object.entries(icons).filter(([name]) => name !== 'Icon') as [string, Glyph][];

const MENU_NAMES = [
  'home',
  'project',
  'projects',
  'propositions',
  'addresses',
  'conditions',
  'tutorial',
  'contact',
  'users',
  'affiliations',
  'profile',
  'adviser',
  'sign-in',
  'sign-out',
  'inconnu',
];

const MENU = MENU_NAMES.map((name) => [name, menuGlyph(name)] as const);

/** Drawings with their names. */
export function Glyphs({ of }: { of: 'package' | 'menu' }) {
  return (
    <ul className={styles.glyphs}>
      {(of === 'menu' ? MENU : GLYPHS).map(([name, glyph]) => (
        <li key={name} className={styles.glyph}>
          <Icon glyph={glyph} size="lg" />
          <Text as="span" size="xs" tone="muted">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  );
}
