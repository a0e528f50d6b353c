import { formatNumber } from '@portal/domain/format';
import { ButtonRow } from '@portal/ui/button';
import type { RowSelection } from '@portal/ui/data-table';
import { useMinWidth } from '@portal/ui/viewport';
import type { ReactNode } from 'react';
import type { ChoiceGroup } from '../filters/filter-choices';
import { SortSelect } from '../filters/filter-select';
import { activeFilters, ListFilters } from '../filters/filter-controls';
import { filterCaveats } from '../filters/filter-caveats';
import { countWords, ListFrame } from '../frame/list-frame';
import { ListHelp } from '../frame/list-help';
import type { ListLayout } from './list-layout';
import type { ListView } from './list-view';
import type { STAFF_TOOLS } from './staff-tools';
import type { List } from './use-list';
import { useSelection } from './use-selection';
import { useShownRows } from './use-shown-rows';

/** Divisible by two, three and four columns of cards, and small enough to render fast with a thousand rows loaded. */
const PAGE_SIZE = 24;

const NONE: readonly never[] = [];

const NAMES_ARE_COMING =
  'Des noms sont encore en cours de chargement\u00A0: la recherche les prendra en compte dès leur arrivée.';

const LACKING = {
  staff: 'Des noms n’ont pas pu être chargés\u00A0: la recherche et l’export sont incomplets.',
  everyone: 'Des noms n’ont pas pu être chargés\u00A0: la recherche est incomplète.',
};

interface ListPageProps<Row, SortName extends string> {
  readonly title: string;
  readonly list: List<Row, SortName>;
  readonly statuses: readonly ChoiceGroup[] | undefined;
  /** Staff features: wide layout, views, selection, CSV export. */
  readonly view?: ListView<Row> | undefined;
  readonly layout?: ListLayout | undefined;
  /** What draws them. */
  readonly tools?: typeof STAFF_TOOLS | undefined;
  readonly actions?: ReactNode;
  readonly intro?: ReactNode;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** What its columns mean. */
  readonly help?: ReactNode;
  /** Renders one page of rows. `isComplete` is false while names are loading. */
  readonly children: (
    rows: readonly Row[],
    isComplete: boolean,
    ticks: RowSelection<Row> | undefined,
  ) => ReactNode;
}

/** A list of projects or proposals with parts, views, search, sort, filters and notices. */
export function ListPage<Row, SortName extends string>({
  title,
  list: { kind, policy, search, resource, choices, reach },
  statuses,
  view,
  layout,
  tools,
  actions,
  intro,
  skeleton,
  empty,
  help,
  children,
}: ListPageProps<Row, SortName>) {
  const { noun, truncation } = kind;
  const { filter, typed } = search;
  const loaded = resource.value;
  const rows = loaded?.rows ?? NONE;
  const {
    part,
    partCounts,
    caveats,
    rows: found,
    isNarrowed,
    isComing,
  } = useShownRows(rows, { kind, search }, view?.parts);
  const isComplete = loaded?.complete === true;
  const lacksNames = loaded?.lacksNames === true;
  // A part is neither counted nor shown until its data is complete.
  const isPartKnown = view?.isComplete ?? true;
  const areCountsKnown = isComplete && isPartKnown;
  // The place of a count is kept for one that comes: after a failure none does.
  const awaited = resource.status === 'failed' || resource.failure ? undefined : 'coming';
  const isPartComing = part !== undefined && !areCountsKnown;
  const isCut = loaded !== undefined && loaded.total > rows.length;
  // A name still loading may match the search and is needed in the export.
  const isExact = isComplete && !isComing && (isPartKnown || rows.length === 0);
  const count =
    loaded === undefined || isPartComing || isComing
      ? undefined
      : isNarrowed && rows.length > 0
        ? countWords(found.length, noun, rows.length)
        : countWords(loaded.total, noun);
  const page = Math.min(search.page, Math.ceil(found.length / PAGE_SIZE));
  const cut = isCut ? { loaded: rows.length, total: loaded.total } : undefined;
  const selection = useSelection(found, layout?.isSelecting ? view?.selection : undefined);
  const unpaged = layout?.shape === 'board';
  const file = view && { noun, columns: view.columns, lacksNames, cut };

  const hasRoomToSort = useMinWidth('40rem');
  // A table is sorted by its heads.
  const sort = layout?.shape !== 'table' && (
    <SortSelect sorts={policy.sorts} labels={kind.sortLabels} sort={search.sort} onSort={search.setSort} />
  );

  return (
    <ListFrame
      title={title}
      width={view && 'desk'}
      help={<ListHelp title={title} columns={help} />}
      actions={
        file && tools ? (
          <ButtonRow>
            {actions}
            {layout && <tools.SelectButton layout={layout} />}
            <tools.ExportButton {...file} rows={isExact ? found : undefined} />
          </ButtonRow>
        ) : (
          actions
        )
      }
      views={
        view &&
        tools && (
          <tools.ViewBar
            list={noun}
            whole={view.whole}
            total={search.activeFilters > 0 ? undefined : isComplete ? loaded.total : awaited}
            parts={view.parts}
            part={part}
            counts={areCountsKnown ? partCounts : awaited}
            isCut={isCut}
            onPart={search.setPart}
          />
        )
      }
      intro={intro}
      typed={typed}
      searchExample={kind.searchExample}
      sort={hasRoomToSort && sort}
      filters={
        <ListFilters
          offered={policy.filters}
          filter={filter}
          onFilter={search.setFilter}
          choices={choices}
          statuses={statuses}
          onReach={reach}
          count={count}
          sort={!hasRoomToSort && sort}
        />
      }
      board={layout && layout.shape !== 'cards'}
      foot={layout && !unpaged && tools && <tools.LayoutButton layout={layout} />}
      criteria={[...(part ? [part] : []), ...activeFilters({ filter, choices, statuses })]}
      onClearFilters={search.activeFilters > 0 ? () => search.setFilter({}) : undefined}
      resource={resource}
      skeleton={skeleton}
      isComing={isComing || isPartComing || (rows.length > 0 && found.length === 0 && !isComplete)}
      notices={{
        lacking: lacksNames && rows.length > 0 ? LACKING[view ? 'staff' : 'everyone'] : undefined,
        truncation: isCut ? truncation(formatNumber(rows.length)) : undefined,
        caveats: [
          ...filterCaveats(search.refused, filter, choices, statuses),
          ...caveats,
          isComplete || typed.text.trim() === '' ? undefined : NAMES_ARE_COMING,
        ],
      }}
      count={count}
      loaded={rows.length}
      found={found.length}
      part={part && { none: part.none, onLeave: () => search.setPart(undefined) }}
      noMatch={kind.noMatch}
      empty={empty}
      pages={unpaged ? undefined : { page, size: PAGE_SIZE, pageSearch: search.pageSearch }}
      outro={
        file &&
        tools && (
          <tools.ListSelection
            rows={selection.selected}
            words={view.selection}
            file={file}
            onClear={selection.clear}
          />
        )
      }
    >
      {() =>
        children(
          unpaged ? found : found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          isComplete,
          selection.ticks,
        )
      }
    </ListFrame>
  );
}
