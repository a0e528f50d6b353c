import { propositionTitle } from '@portal/domain/proposition';
import { paths } from '../routes';
import { Link } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { useId } from 'react';
import styles from './comparison-cards.module.css';
import type { ComparisonGroup } from './comparison-rows';
import type { Compared } from './use-estimates';

interface ComparisonProps {
  readonly compared: readonly Compared[];
  readonly groups: readonly ComparisonGroup[];
}

export function ComparisonCards({ compared, groups }: ComparisonProps) {
  const prefix = useId();
  return (
    <ul className={styles.cards}>
      {compared.map((one) => {
        const id = `${prefix}-${String(one.proposition.id)}`;
        return (
          <Card key={one.proposition.id} as="li" aria-labelledby={id}>
            <CardBody className={styles.body}>
              <Title as="h2" size="sm">
                <TextLink as={Link} to={paths.proposition(one.proposition.id)} standalone id={id}>
                  {propositionTitle(one.proposition)}
                </TextLink>
              </Title>
              {groups.map((group) => (
                <section key={group.key} className={styles.group}>
                  <h3 className={styles.title}>{group.title}</h3>
                  <dl className={styles.rows}>
                    {group.rows.map((row) => (
                      <div key={row.key} className={styles.row} data-group={group.key}>
                        <dt className={styles.term} id={`${id}-${row.key}`}>
                          {row.header}
                        </dt>
                        <dd className={styles.value}>{row.cell(one, `${id}-${row.key} ${id}`)}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              ))}
            </CardBody>
          </Card>
        );
      })}
    </ul>
  );
}
