import { phaseColumns, type ProjectOverview, type ProjectSortName } from '@portal/domain/project';
import type { ListSearch } from '@portal/features/listing';
import type { Reader } from '@portal/features/status';
import { Link, useSearchParams } from '@portal/kit';
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
}

/** The rows of a list by the phase that their files are in, to be read: staff moves a file on its own page. */
export function PhaseBoard({ rows, search, ...cards }: PhaseBoardProps) {
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
  const links = boardLinks(address, search);
  return (
    <div className={frame.columns}>
      {columns.map((column) => (
        <Stack key={column.name} gap={2} className={frame.column}>
          <Title as="h2" size="xs" className={styles.head}>
            <ColumnLink column={column} isCut={cards.isCut} links={links} />
          </Title>
          <PhaseCards column={column} links={links} {...cards} />
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
