import { Link } from '@portal/kit';
import { Check, ChevronDown, Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId, useState } from 'react';
import { PropositionDue } from '../records';
import { paths, useOpenInAddress } from '../routes';
import { type ComparisonGroup, type ComparisonRow, costRows, lowestOf, PAYMENT_ROW } from './comparison-rows';
import styles from './comparison-table.module.css';
import { ComparisonWays } from './comparison-ways';
import type { Compared } from './use-estimates';

interface ComparisonProps {
  readonly compared: readonly Compared[];
  /** On a phone the label of a row stands above its values, which stay side by side. */
  readonly isNarrow: boolean;
}

/** The comparison as its parts know it: `id` begins the ids by which cells refer to their headers. */
interface PartProps extends ComparisonProps {
  readonly id: string;
}

const idOf = (id: string, { proposition }: Compared): string => `${id}-${String(proposition.id)}`;

interface ComparisonTableProps extends ComparisonProps {
  readonly groups: readonly ComparisonGroup[];
  readonly onStale: () => void;
}

/** Proposals in columns. Where four do not fit, the columns scroll beside fixed row headers. */
export function ComparisonTable({ compared, groups, isNarrow, onStale }: ComparisonTableProps) {
  const id = useId();
  const part = { compared, isNarrow, id };
  return (
    // A scrollable region must be reachable by keyboard.
    <section
      className={styles.wrap}
      aria-label="Propositions côte à côte"
      tabIndex={0}
      data-fits={compared.length < 3 || undefined}
    >
      <table
        className={styles.table}
        data-narrow={isNarrow || undefined}
        data-columns={isNarrow ? compared.length : undefined}
      >
        <caption>
          <VisuallyHidden>Propositions côte à côte, une par colonne</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {!isNarrow && <td className={styles.corner} />}
            {compared.map((one) => (
              <th key={one.proposition.id} id={`${idOf(id, one)}-head`} scope="col" className={styles.column}>
                <Title as="p" size={isNarrow || compared.length > 2 ? 'xs' : 'sm'} className={styles.name}>
                  <TextLink
                    as={Link}
                    to={paths.proposition(one.proposition.id)}
                    id={idOf(id, one)}
                    standalone
                  >
                    {one.name}
                  </TextLink>
                </Title>
                <PropositionDue proposition={one.proposition} />
              </th>
            ))}
          </tr>
          <Row row={PAYMENT_ROW} {...part} />
          <tr data-row="suite">
            {!isNarrow && <td className={styles.corner} />}
            {compared.map((one) => (
              <td key={one.proposition.id} className={styles.cell} headers={`${idOf(id, one)}-head`}>
                <ComparisonWays proposition={one.proposition} {...{ isNarrow, onStale }} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {costRows(compared).map((row) => (
            <Row key={row.key} row={row} {...part} />
          ))}
        </tbody>
        {groups.map((group) => (
          <Group key={group.key} group={group} {...part} />
        ))}
      </table>
    </section>
  );
}

interface GroupProps extends PartProps {
  readonly group: ComparisonGroup;
}

function Group({ group: { key, title, rows, fold, isScreenOnly }, ...part }: GroupProps) {
  const bodyId = useId();
  const needed = fold?.isOpen ?? true;
  const [wasOpened, keepOpen] = useOpenInAddress(key);
  const [isOpen, setOpen] = useState(needed || wasOpened);
  const [wasNeeded, setNeeded] = useState(needed);
  // Opens when something begins to be missing; stays open while it is filled in.
  if (needed !== wasNeeded) {
    setNeeded(needed);
    if (needed) setOpen(true);
  }
  const isHidden = !isOpen && fold !== undefined;
  return (
    <>
      <tbody data-screen-only={isScreenOnly || undefined}>
        <tr>
          <th
            scope="rowgroup"
            id={`${part.id}-of-${key}`}
            colSpan={part.compared.length + (part.isNarrow ? 0 : 1)}
            className={styles.group}
          >
            {fold === undefined ? (
              <span className={styles.groupName}>{title}</span>
            ) : (
              <button
                type="button"
                className={styles.fold}
                aria-expanded={isOpen}
                aria-controls={bodyId}
                onClick={() => {
                  setOpen(!isOpen);
                  keepOpen(!isOpen);
                }}
              >
                {title} <span className={styles.note}>{fold.note}</span>
                <Icon glyph={ChevronDown} />
              </button>
            )}
          </th>
        </tr>
      </tbody>
      <tbody id={bodyId} hidden={isHidden} data-prints data-screen-only={isScreenOnly || undefined}>
        {rows.map((row) => (
          <Row key={row.key} row={row} group={key} {...part} />
        ))}
      </tbody>
    </>
  );
}

interface RowProps extends PartProps {
  readonly row: ComparisonRow;
  /** Key of its group; the figures above the groups have none. */
  readonly group?: string;
}

function Row({ row, group, id, compared, isNarrow }: RowProps) {
  const rowId = `${id}-${row.key}`;
  const lowest = lowestOf(row, compared);
  const screenOnly = row.isEmpty || undefined;
  const cells = compared.map((one) => (
    // The group is a body of its own, and a narrow row's header is in the row above: `scope` reaches neither.
    <td
      key={one.proposition.id}
      className={styles.cell}
      data-best={one === lowest || undefined}
      headers={`${group === undefined ? '' : `${id}-of-${group} `}${rowId} ${idOf(id, one)}-head`}
    >
      {row.cell(one, `${rowId} ${idOf(id, one)}`)}
      {one === lowest && (
        <span className={styles.best}>
          <Icon glyph={Check} size="sm" />
          le plus bas
        </span>
      )}
    </td>
  ));
  if (isNarrow) {
    return (
      <>
        <tr data-row={row.key} data-screen-only={screenOnly}>
          <th id={rowId} scope="col" colSpan={compared.length} className={styles.above}>
            <span>{row.header}</span>
          </th>
        </tr>
        <tr data-group={group} data-row={row.key} data-screen-only={screenOnly}>
          {cells}
        </tr>
      </>
    );
  }
  return (
    <tr data-group={group} data-row={row.key} data-screen-only={screenOnly}>
      <th scope="row" id={rowId} className={styles.row}>
        {row.header}
      </th>
      {cells}
    </tr>
  );
}
