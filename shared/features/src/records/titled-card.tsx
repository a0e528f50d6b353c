import { Card, CardBody } from '@portal/ui/card';
import { Title } from '@portal/ui/title';
import { type ReactNode, useId } from 'react';
import styles from './records.module.css';

interface TitledCardProps {
  readonly title: ReactNode;
  /** A small title, for a card beside the content. */
  readonly small?: boolean;
  readonly tone?: 'sunken';
  /** Space between its children: `--space-4` for 4. */
  readonly gap: 3 | 4 | 5;
  readonly children: ReactNode;
}

/** A card named by its title. */
export function TitledCard({ title, small = false, tone, gap, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card tone={tone} aria-labelledby={id}>
      <CardBody data-gap={gap}>
        {small ? (
          <h2 className={styles.cardTitle} id={id}>
            {title}
          </h2>
        ) : (
          <Title as="h2" size="sm" id={id}>
            {title}
          </Title>
        )}
        {children}
      </CardBody>
    </Card>
  );
}
