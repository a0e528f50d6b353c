import { useFormStatus } from '@portal/forms';
import { Card, CardBody } from '@portal/ui/card';
import { ChevronRight, Icon } from '@portal/ui/icon';
import { Title } from '@portal/ui/title';
import { useId } from 'react';
import { useFieldsLeft, whatIsLeft } from './fields-left';
import styles from './missing-fields.module.css';
import { labelOf, type ProjectField } from './project-table';

interface MissingFieldsProps {
  /** Brings a field on screen and focuses it. */
  readonly onField: (name: ProjectField) => void;
}

/**
 * What keeps the project from being sent, one link per field. Nothing once it is complete, nor after a refusal: the
 * summary on top of the form then says the same.
 */
export function MissingFields({ onField }: MissingFieldsProps) {
  const left = useFieldsLeft();
  const { submitFailed } = useFormStatus();
  const titleId = useId();
  if (left.length === 0 || submitFailed) return null;
  return (
    <Card className={styles.card} aria-labelledby={titleId}>
      <CardBody>
        <Title as="h2" size="sm" id={titleId}>
          Ce qu’il reste {whatIsLeft(left)}
        </Title>
        <ul className={styles.list}>
          {left.map(({ name, isEmpty }) => (
            <li key={name}>
              <a
                className={styles.link}
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onField(name);
                }}
              >
                <span className={styles.hole} aria-hidden="true" />
                <span className={styles.name}>{labelOf(name)}</span>
                {!isEmpty && <span className={styles.wrong}>à corriger</span>}
                <Icon glyph={ChevronRight} size="sm" />
              </a>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
