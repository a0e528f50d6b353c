import { propositionTitle } from '@portal/domain/proposition';
import { Link } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId } from 'react';
import { paths } from '../routes';
import cards from './comparison-cards.module.css';
import type { ComparisonGroup } from './comparison-rows';
import styles from './comparison-table.module.css';
import type { Compared } from './use-estimates';

interface ComparisonProps {
  readonly compared: readonly Compared[];
  readonly groups: readonly ComparisonGroup[];
}

/** Proposals in columns. Where four do not fit, the columns scroll beside fixed row headers. */
export function ComparisonTable({ compared, groups }: ComparisonProps) {
  const id = useId();
  return (
    // A scrollable region must be reachable by keyboard.
    <section className={styles.wrap} aria-label="Propositions côte à côte" tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Propositions côte à côte, une par colonne</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {compared.map(({ proposition }) => (
              <th key={proposition.id} scope="col" className={styles.column}>
                <TextLink
                  as={Link}
                  to={paths.proposition(proposition.id)}
                  id={`${id}-${String(proposition.id)}`}
                  className={styles.number}
                >
                  {propositionTitle(proposition)}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr>
              <th scope="rowgroup" colSpan={compared.length + 1} className={styles.group}>
                <span className={styles.groupName}>{group.title}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.key} data-group={group.key}>
                <th scope="row" id={`${id}-${row.key}`} className={styles.row}>
                  {row.header}
                </th>
                {compared.map((one) => (
                  <td key={one.proposition.id} className={styles.cell}>
                    {row.cell(one, `${id}-${row.key} ${id}-${String(one.proposition.id)}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

export function ComparisonCards({ compared, groups }: ComparisonProps) {
  const prefix = useId();
  return (
    <ul className={cards.cards}>
      {compared.map((one) => {
        const id = `${prefix}-${String(one.proposition.id)}`;
        return (
          <Card key={one.proposition.id} as="li" aria-labelledby={id}>
            <CardBody className={cards.body}>
              <Title as="h2" size="sm">
                <TextLink as={Link} to={paths.proposition(one.proposition.id)} standalone id={id}>
                  {propositionTitle(one.proposition)}
                </TextLink>
              </Title>
              {groups.map((group) => (
                <section key={group.key} className={cards.group}>
                  <h3 className={cards.title}>{group.title}</h3>
                  <dl className={cards.rows}>
                    {group.rows.map((row) => (
                      <div key={row.key} className={cards.row} data-group={group.key}>
                        <dt className={cards.term} id={`${id}-${row.key}`}>
                          {row.header}
                        </dt>
                        <dd className={cards.value}>{row.cell(one, `${id}-${row.key} ${id}`)}</dd>
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
