import { Text } from '@portal/ui/text';
import { readTokens } from './read-tokens';
import styles from './foundations.module.css';

/** Lengths as bars: the spaces, the heights of controls. */
export function Lengths({ prefix }: { prefix: string }) {
  return (
    <ul className={styles.lengths}>
      {readTokens(document.styleSheets, prefix).map(({ name, light }) => (
        <li key={name} className={styles.length}>
          <code className={styles.token}>{name}</code>
          <span className={styles.bar} style={{ inlineSize: `var(${name})` }} aria-hidden="true" />
          <Text as="span" size="xs" tone="muted">
            {light}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** Shapes and shadows, on boxes. */
export function Boxes({ prefix, property }: { prefix: string; property: 'borderRadius' | 'boxShadow' }) {
  return (
    <ul className={styles.boxes}>
      {readTokens(document.styleSheets, prefix).map(({ name }) => (
        <li key={name} className={styles.boxed}>
          <span className={styles.box} style={{ [property]: `var(${name})` }} aria-hidden="true" />
          <code className={styles.token}>{name}</code>
        </li>
      ))}
    </ul>
  );
}
