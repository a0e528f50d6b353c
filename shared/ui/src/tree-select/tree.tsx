import { useRef, type KeyboardEvent } from 'react';
import { Check, ChevronRight, Icon } from '../icon/icon';
import { rowByLetters, treeAct } from './tree-key';
import type { TreeRow } from './tree-rows';
import styles from './tree-select.module.css';

interface TreeProps {
  label: string;
  rows: readonly TreeRow[];
  /** The selected node: ticked, and initially focused. */
  value: string;
  /** The node in the tab order. */
  active: string | undefined;
  onActive: (id: string) => void;
  onToggle: (id: string, open: boolean) => void;
  onOpenAll: () => void;
  onChoose: (id: string) => void;
  /** « 4 agences », beside a node with children. */
  note: (id: string) => string | undefined;
}

/** Deeper rows are not indented further, for lack of room on phones. Their level is still announced. */
const DEEPEST_INDENT = 6;
/** Letters typed within this time form one word. */
const SAME_WORD_MS = 700;

const french = new Intl.Collator('fr-FR', { sensitivity: 'base' });

/** A tree with the keys of the ARIA practices: one tab stop, arrows, Home, End, letters, Enter. */
export function Tree({
  label,
  rows,
  value,
  active,
  onActive,
  onToggle,
  onOpenAll,
  onChoose,
  note,
}: TreeProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const activeIndex = Math.max(
    rows.findIndex(({ node }) => node.id === active),
    0,
  );

  const focusRow = (index: number) => {
    const row = rows[index];
    const element = list.current?.children[index];
    if (!row || !(element instanceof HTMLElement)) return;
    onActive(row.node.id);
    element.focus();
  };

  const act = (event: KeyboardEvent) => {
    const { letters, at } = typed.current;
    const word = event.timeStamp - at > SAME_WORD_MS ? '' : letters;
    // A space within a typed name does not select.
    const done = event.key === ' ' && word !== '' ? undefined : treeAct(event.key, rows, activeIndex);
    if (done?.kind === 'focus') focusRow(done.index);
    else if (done?.kind === 'openAll') onOpenAll();
    else if (done?.kind === 'choose') onChoose(done.id);
    else if (done) onToggle(done.id, done.kind === 'open');
    else if (event.key.length === 1) {
      typed.current = { letters: word + event.key, at: event.timeStamp };
      const index = rowByLetters(word + event.key, rows, activeIndex, (a, b) => french.compare(a, b));
      if (index !== undefined) focusRow(index);
    } else return;
    // Keeps letters from triggering the page's shortcuts.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={list}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      className={styles.tree}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey) act(event);
      }}
    >
      {rows.map(({ node, level, position, brothers, isOpen }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of all rows
        <div
          key={node.id}
          role="treeitem"
          className={styles.row}
          style={{ paddingInlineStart: `${0.25 + 1.25 * Math.min(level - 1, DEEPEST_INDENT)}rem` }}
          tabIndex={index === activeIndex ? 0 : -1}
          data-initial-focus={index === activeIndex || undefined}
          aria-level={level}
          aria-posinset={position}
          aria-setsize={brothers}
          aria-expanded={isOpen}
          aria-selected={node.id === value}
          onFocus={() => onActive(node.id)}
          onClick={() => onChoose(node.id)}
        >
          {isOpen === undefined ? (
            <span className={styles.noTwist} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- pointer only; the row handles the keys
            <span
              className={styles.twist}
              data-open={isOpen || undefined}
              onClick={(event) => {
                event.stopPropagation();
                onToggle(node.id, !isOpen);
              }}
            >
              <Icon glyph={ChevronRight} />
            </span>
          )}
          <span className={styles.label}>{node.label}</span>{' '}
          <span className={styles.note}>{note(node.id)}</span>
          {node.id === value && <Icon glyph={Check} />}
        </div>
      ))}
    </div>
  );
}
