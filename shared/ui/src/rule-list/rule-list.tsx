import { Check, Icon, Minus } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './rule-list.module.css';

export interface RuleState {
  /** « 8 caractères au moins » */
  readonly words: string;
  readonly met: boolean;
}

export interface RuleListProps {
  label: string;
  rules: readonly RuleState[];
  id?: string | undefined;
}

/** Conditions on a value, checked while typing. */
export function RuleList({ label, rules, id }: RuleListProps) {
  return (
    <ul className={styles.rules} aria-label={label} id={id}>
      {rules.map(({ words, met }) => (
        <li key={words} className={styles.rule} data-state={met ? 'met' : 'missing'}>
          <Icon glyph={met ? Check : Minus} size="sm" />
          {words}
          <VisuallyHidden>{met ? ' (règle respectée)' : ' (règle à respecter)'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
