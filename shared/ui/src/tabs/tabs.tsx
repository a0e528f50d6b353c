import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Accordion, type Section } from '../accordion/accordion';
import { Count } from '../count/count';
import { useMinWidth } from '../viewport/viewport';
import styles from './tabs.module.css';

export type { Section } from '../accordion/accordion';

export interface TabsProps {
  /** Accessible name: « Contenu du dossier ». */
  label: string;
  sections: readonly Section[];
  /** Id of the section shown, where the caller keeps it; the first one when there is no such section. */
  chosen?: string | undefined;
  onChoose?: ((section: string) => void) | undefined;
}

/** Sections as tabs from 64rem, as an accordion below, in the same order. Place it in a card. */
export function Tabs(props: TabsProps) {
  const isWide = useMinWidth('64rem');
  const { sections, label, onChoose } = props;
  // Not below: a tablet that is turned shows the section it showed before.
  const [own, setOwn] = useState<string>();
  const asked = props.chosen ?? own;
  // The selected section may disappear (the last proposal is deleted), and an address can name any.
  const chosen = sections.some(({ id }) => id === asked) ? asked : sections[0]?.id;
  const choose = (section: string) => {
    setOwn(section);
    onChoose?.(section);
  };
  return isWide ? (
    <WideTabs label={label} sections={sections} selected={chosen} onChoose={choose} />
  ) : (
    <Accordion
      sections={sections}
      initial={chosen}
      onToggle={(section, isOpen) => isOpen && choose(section)}
    />
  );
}

interface WideTabsProps extends Pick<TabsProps, 'label' | 'sections'> {
  selected: string | undefined;
  onChoose: (section: string) => void;
}

/** Where a key leads; the arrows go round. */
const KEYS: Readonly<Record<string, (current: number, count: number) => number>> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tabs pattern of the ARIA Authoring Practices: one tab stop, arrow keys move and select. */
function WideTabs({ label, sections, selected, onChoose }: WideTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const current = sections.findIndex((section) => section.id === selected);
    const next = KEYS[event.key]?.(current, sections.length);
    const section = next === undefined ? undefined : sections[next];
    if (!section) return;
    event.preventDefault();
    onChoose(section.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <>
      <div className={styles.tabs} data-screen-only role="tablist" aria-label={label} ref={list}>
        {sections.map((section) => (
          <button
            key={section.id}
            type="button"
            className={styles.tab}
            role="tab"
            id={`${id}-tab-${section.id}`}
            aria-controls={`${id}-panel-${section.id}`}
            aria-selected={section.id === selected}
            tabIndex={section.id === selected ? 0 : -1}
            onClick={() => onChoose(section.id)}
            onKeyDown={move}
          >
            {section.label}
            {section.count !== undefined && <Count>{section.count}</Count>}
          </button>
        ))}
      </div>
      {sections.map((section) => (
        <div
          key={section.id}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel-${section.id}`}
          aria-labelledby={`${id}-tab-${section.id}`}
          tabIndex={0}
          hidden={section.id !== selected}
          data-prints
        >
          <p className={styles.printTitle} aria-hidden="true">
            {section.label}
          </p>
          {section.content}
        </div>
      ))}
    </>
  );
}
