import { Text } from '@portal/ui/text';
import { readTokens, type Token } from './read-tokens';
import styles from './foundations.module.css';

const PREFIX = '--color-';

/** `--color-status-you-soft` belongs with the other `status` colours; what is alone of its kind stands with `others`. */
const familyOf = ({ name }: Token) => name.slice(PREFIX.length).split('-')[0] ?? '';

/** The colours of one use, as swatches: the theme in force is drawn, both values are written. */
export function Colours({ families }: { families: readonly string[] }) {
  const tokens = readTokens(document.styleSheets, PREFIX).filter((token) =>
    families.includes(familyOf(token)),
  );
  return (
    <ul className={styles.swatches}>
      {tokens.map(({ name, light, dark }) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ background: `var(${name})` }} aria-hidden="true" />
          <span>
            <code className={styles.token}>{name.slice(PREFIX.length)}</code>
            <Text as="span" size="xs" tone="muted" className={styles.value}>
              {dark === undefined ? light : `${light} / ${dark}`}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The colour families of the tokens, by use. */
export const COLOUR_USES: readonly { readonly name: string; readonly families: readonly string[] }[] = [
  { name: 'Surfaces', families: ['canvas', 'surface', 'scrim'] },
  { name: 'Texte et liens', families: ['text', 'link'] },
  { name: 'Filets et focus', families: ['line', 'focus'] },
  { name: 'Actions', families: ['action', 'on', 'danger', 'disabled'] },
  { name: 'La lampe : à vous d’agir', families: ['lamp'] },
  { name: 'Statuts', families: ['status'] },
  { name: 'Graphiques', families: ['chart'] },
  { name: 'Fenêtres de l’avancement', families: ['window'] },
  { name: 'Illustrations', families: ['art', 'spot'] },
];
