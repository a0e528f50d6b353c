import { useId, useState, type ReactNode } from 'react';
import { Count } from '../count/count';
import { ChevronDown, Icon } from '../icon/icon';
import styles from './accordion.module.css';

export interface Section {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

export interface AccordionProps {
  sections: readonly Section[];
  /** The section that is open at first. */
  initial?: string | undefined;
  onToggle?: ((section: string, isOpen: boolean) => void) | undefined;
}

/** Sections that open independently, in a card. Native `details` would hide closed panels in print and heading navigation. */
export function Accordion({ sections, initial, onToggle }: AccordionProps) {
  const id = useId();
  const [openIds, setOpenIds] = useState<readonly (string | undefined)[]>([initial]);
  const toggle = (section: string) => {
    const isOpen = openIds.includes(section);
    setOpenIds(isOpen ? openIds.filter((open) => open !== section) : [...openIds, section]);
    onToggle?.(section, !isOpen);
  };
  return (
    <div className={styles.accordion}>
      {sections.map((section) => {
        const isOpen = openIds.includes(section.id);
        return (
          <div key={section.id} className={styles.item}>
            <h2>
              <button
                type="button"
                className={styles.head}
                id={`${id}-head-${section.id}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-panel-${section.id}`}
                onClick={() => toggle(section.id)}
              >
                {section.label}
                {section.count !== undefined && <Count>{section.count}</Count>}
                <Icon glyph={ChevronDown} className={styles.chevron} />
              </button>
            </h2>
            <section
              className={styles.panel}
              id={`${id}-panel-${section.id}`}
              aria-labelledby={`${id}-head-${section.id}`}
              hidden={!isOpen}
              data-prints
            >
              {section.content}
            </section>
          </div>
        );
      })}
    </div>
  );
}
