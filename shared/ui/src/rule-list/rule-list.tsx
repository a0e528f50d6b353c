import { Check, Icon, Minus } from '../icon/icon';
import { Stack } from '../layout/layout';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './rule-list.module.css';

export interface RuleState {
  /** « 8 caractères au moins » */
  readonly words: string;
  readonly met: boolean;
}

/** Conditions on a password, checked while typing. */
export function RuleList({ id, rules }: { id: string; rules: readonly RuleState[] }) {
  return (
    <Stack as="ul" gap={1} className={styles.rules} aria-label="Règles du mot de passe" id={id}>
      {rules.map(({ words, met }) => (
        <li key={words} className={styles.rule} data-state={met ? 'met' : 'missing'}>
          <Icon glyph={met ? Check : Minus} size="sm" />
          {words}
          <VisuallyHidden>{met ? ' (règle respectée)' : ' (règle à respecter)'}</VisuallyHidden>
        </li>
      ))}
    </Stack>
  );
}
