import {
  type PhaseColumn,
  phaseColumns,
  type ProjectOverview,
  type ProjectSortName,
} from '@portal/domain/project';
import type { ListSearch } from '@portal/features/listing';
import type { Reader } from '@portal/features/status';
import { Link, useSearchParams, useSession } from '@portal/kit';
import { Accordion } from '@portal/ui/accordion';
import { Count } from '@portal/ui/count';
import { Stack } from '@portal/ui/layout';
import { Title } from '@portal/ui/title';
import { useEffect, useMemo } from 'react';
import styles from './phase-board.module.css';
import { boardLinks, PhaseCards, type PhaseCardsProps } from './phase-cards';
import frame from './phase-frame.module.css';

interface PhaseBoardProps {
  readonly rows: readonly ProjectOverview[];
  readonly search: Pick<ListSearch<ProjectSortName>, 'filter' | 'part' | 'typed'>;
  readonly reader: Reader;
  /** The list was cut at its limit: counts are minimums. */
  readonly isCut: boolean;
  readonly isWide: boolean;
}

/** The rows of a list by the phase that their files are in, to be read: staff moves a file on its own page. */
export function PhaseBoard({ rows, search, isWide, ...cards }: PhaseBoardProps) {
  const [address] = useSearchParams();
  const columns = useMemo(() => phaseColumns(rows, ({ project }) => project.status), [rows]);
  // A link to a list goes with the board, and the focus with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
    [],
  );
  const Shape = isWide ? Columns : Sections;
  return <Shape columns={columns} links={boardLinks(address, search)} {...cards} />;
}

interface ShapeProps extends Omit<PhaseCardsProps, 'column'> {
  readonly columns: readonly PhaseColumn<ProjectOverview>[];
}

function Columns({ columns, ...cards }: ShapeProps) {
  return (
    <div className={frame.columns}>
      {columns.map((column) => (
        <Stack key={column.name} gap={2} className={frame.column}>
          <Title as="h2" size="xs" className={styles.head}>
            <ColumnLink column={column} {...cards} />
          </Title>
          <PhaseCards column={column} {...cards} />
        </Stack>
      ))}
    </div>
  );
}

function ColumnLink({ column, isCut, links }: Pick<PhaseCardsProps, 'column' | 'isCut' | 'links'>) {
  const head = (
    <>
      {column.words}
      <Count atLeast={isCut}>{column.rows.length}</Count>
    </>
  );
  const search = column.rows.length === 0 ? undefined : links.ofPhase(column);
  return search === undefined ? <span>{head}</span> : <Link to={{ search }}>{head}</Link>;
}

/** By the reader's e-mail: who comes back from a file finds its section open, and the place in it. */
const openSections = new Map<string, readonly string[]>();

function Sections({ columns, ...cards }: ShapeProps) {
  const reader = useSession().email ?? '';
  return (
    <Accordion
      initial={openSections.get(reader)}
      onChange={(open) => openSections.set(reader, open)}
      sections={columns.map((column) => ({
        id: column.name,
        label: column.words,
        count: column.rows.length,
        atLeast: cards.isCut,
        content: (
          <Stack gap={3}>
            <PhaseCards column={column} hasOwnLink {...cards} />
          </Stack>
        ),
      }))}
    />
  );
}
