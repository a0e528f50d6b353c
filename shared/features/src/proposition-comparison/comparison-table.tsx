import { Link } from '@portal/kit';
import { Check, ChevronDown, Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type ReactNode, useId, useState } from 'react';
import { PropositionDue } from '../records';
import { paths, useOpenInAddress } from '../routes';
import { bestOf, type ComparisonGroup, type ComparisonRow, PAYMENT_ROW } from './comparison-rows';
import styles from './comparison-table.module.css';
import { ComparisonWays } from './comparison-ways';
import type { Compared } from './use-estimates';

interface ComparisonProps {
  readonly compared: readonly Compared[];
  readonly groups: readonly ComparisonGroup[];
  /** On a phone the label of a row stands above its values, which stay side by side. */
  readonly isNarrow: boolean;
  readonly onStale: () => void;
}

/** Proposals in columns. Where four do not fit, the columns scroll beside fixed row headers. */
export function ComparisonTable({ compared, groups, isNarrow, onStale }: ComparisonProps) {
  const id = useId();
  const idOf = (one: Compared): string => `${id}-${String(one.proposition.id)}`;
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
              <th key={one.proposition.id} id={`${idOf(one)}-head`} scope="col" className={styles.column}>
                <TextLink
                  as={Link}
                  to={paths.proposition(one.proposition.id)}
                  id={idOf(one)}
                  standalone
                  className={styles.number}
                >
                  {one.name}
                </TextLink>
                <PropositionDue proposition={one.proposition} />
              </th>
            ))}
          </tr>
          <Row row={PAYMENT_ROW} id={`${id}-${PAYMENT_ROW.key}`} {...{ compared, idOf, isNarrow }} />
          <tr data-row="suite">
            {!isNarrow && <td className={styles.corner} />}
            {compared.map((one) => (
              <td key={one.proposition.id} className={styles.cell} headers={`${idOf(one)}-head`}>
                <ComparisonWays proposition={one.proposition} {...{ isNarrow, onStale }} />
              </td>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            headerId={`${id}-of-${group.key}`}
            span={compared.length + (isNarrow ? 0 : 1)}
          >
            {(row) => (
              <Row
                key={row.key}
                row={row}
                group={group.key}
                groupId={`${id}-of-${group.key}`}
                id={`${id}-${row.key}`}
                {...{ compared, idOf, isNarrow }}
              />
            )}
          </Group>
        ))}
      </table>
    </section>
  );
}

interface GroupProps {
  readonly group: ComparisonGroup;
  readonly headerId: string;
  readonly span: number;
  readonly children: (row: ComparisonRow) => ReactNode;
}

function Group({ group: { key, title, rows, fold }, headerId, span, children }: GroupProps) {
  const id = useId();
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
      <tbody>
        <tr>
          <th scope="rowgroup" id={headerId} colSpan={span} className={styles.group}>
            {fold === undefined ? (
              <span className={styles.groupName}>{title}</span>
            ) : (
              <button
                type="button"
                className={styles.fold}
                aria-expanded={isOpen}
                aria-controls={id}
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
      <tbody id={id} hidden={isHidden} data-prints>
        {rows.map(children)}
      </tbody>
    </>
  );
}

interface RowProps {
  readonly row: ComparisonRow;
  readonly group?: string;
  readonly groupId?: string;
  readonly id: string;
  readonly compared: readonly Compared[];
  readonly idOf: (one: Compared) => string;
  readonly isNarrow: boolean;
}

function Row({ row, group, groupId, id, compared, idOf, isNarrow }: RowProps) {
  // In the heads of a phone there is room for the figure alone.
  const best = isNarrow && group === undefined ? undefined : bestOf(row, compared);
  const isStacked = isNarrow && row.isLong === true;
  const cells = compared.map((one) => (
    // The group is a body of its own, and a narrow row's header is in the row above: `scope` reaches neither.
    <td
      key={one.proposition.id}
      className={styles.cell}
      colSpan={isStacked ? compared.length : undefined}
      data-best={one === best?.one || undefined}
      headers={[groupId, id, `${idOf(one)}-head`].filter((part) => part !== undefined).join(' ')}
    >
      {isStacked && <p className={styles.whose}>{one.name}</p>}
      {row.cell(one, `${id} ${idOf(one)}`)}
      {one === best?.one && (
        <span className={styles.best}>
          <Icon glyph={Check} size="sm" />
          {best.words}
        </span>
      )}
    </td>
  ));
  if (isNarrow) {
    return (
      <>
        <tr data-row={row.key}>
          <th id={id} scope="col" colSpan={compared.length} className={styles.above}>
            <span>{row.header}</span>
          </th>
        </tr>
        {isStacked ? (
          cells.map((cell) => (
            <tr key={cell.key} data-group={group} data-row={row.key}>
              {cell}
            </tr>
          ))
        ) : (
          <tr data-group={group} data-row={row.key}>
            {cells}
          </tr>
        )}
      </>
    );
  }
  return (
    <tr data-group={group} data-row={row.key}>
      <th scope="row" id={id} className={styles.row}>
        {row.header}
      </th>
      {cells}
    </tr>
  );
}
