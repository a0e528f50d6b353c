import { formatNumber } from '@portal/domain/format';
import { ButtonRow } from '@portal/ui/button';
import type { ReactNode } from 'react';
import type { ChoiceGroup } from '../filters/filter-choices';
import { SortSelect } from '../filters/filter-select';
import { activeFilters, ListFilters } from '../filters/filter-controls';
import { filterCaveat } from '../filters/filter-caveats';
import { CardsSkeleton } from '../frame/list-card';
import { countWords, ListFrame, RowsSkeleton } from '../frame/list-frame';
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

const LACKING = {
  staff: 'Des noms n’ont pas pu être chargés\u00A0: la recherche et l’export sont incomplets.',
  everyone: 'Des noms n’ont pas pu être chargés\u00A0: la recherche est incomplète.',
};

interface ListPageProps<Row, SortName extends string> {
  readonly title: string;
  readonly list: List<Row, SortName>;
  readonly statuses: readonly ChoiceGroup[] | undefined;
  /** Views, tables, selection and CSV export; `tools` draw them. */
  readonly staff?:
    | { readonly view: ListView<Row>; readonly layout: ListLayout; readonly tools: typeof STAFF_TOOLS }
    | undefined;
  readonly actions?: ReactNode;
  readonly intro?: ReactNode;
  /** Of a board; the other layouts have their own. */
  readonly skeleton?: ReactNode;
  readonly empty?: ReactNode;
  /** Renders one page of rows as cards, or all on a board. `isComplete` is false while names are loading. */
  readonly children: (rows: readonly Row[], isComplete: boolean) => ReactNode;
}

/** A list of projects or proposals with parts, views, search, sort, filters and notices. */
export function ListPage<Row, SortName extends string>({
  title,
  list,
  statuses,
  staff,
  actions,
  intro,
  skeleton,
  empty,
  children,
}: ListPageProps<Row, SortName>) {
  const { kind, policy, search, resource, choices, reach } = list;
  const { noun } = kind;
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
  } = useShownRows(rows, { kind, search }, staff?.view.parts);
  const isComplete = loaded?.complete === true;
  const lacksNames = loaded?.lacksNames === true;
  // A part is neither counted nor shown until its data is complete.
  const isPartKnown = staff?.view.isComplete ?? true;
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
  const selection = useSelection(found, staff?.layout.isSelecting ? staff.view.selection : undefined);
  const shape = staff?.layout.shape ?? 'cards';
  const isLines = shape === 'table' || shape === 'rows';
  const isPaged = shape !== 'board';
  const file = staff && {
    noun,
    columns: staff.view.columns,
    lacksNames,
    cut: isCut ? { loaded: rows.length, total: loaded.total } : undefined,
  };
  const loading = `Chargement des ${noun}s`;

  const isOwnOrder = part?.order !== undefined && !search.isSorted;

  function drawn() {
    const onPage = isPaged ? found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : found;
    const shown = selection.printed ?? onPage;
    if (!staff || !isLines) return children(shown, isComplete);
    return (
      <staff.tools.StaffRows
        {...{ title, list, isComplete }}
        rows={shown}
        view={staff.view}
        isTable={shape === 'table'}
        order={isOwnOrder ? part.order.words : undefined}
        ticks={selection.ticks}
      />
    );
  }

  return (
    <ListFrame
      title={title}
      width={staff && 'desk'}
      help={<ListHelp title={title} columns={staff?.view.help} />}
      actions={
        staff && file ? (
          <ButtonRow>
            {actions}
            <staff.tools.SelectButton layout={staff.layout} />
            <staff.tools.ExportButton {...file} rows={isExact ? found : undefined} />
          </ButtonRow>
        ) : (
          actions
        )
      }
      views={
        staff && (
          <staff.tools.ViewBar
            list={noun}
            whole={staff.view.whole}
            total={search.activeFilters > 0 ? undefined : isComplete ? loaded.total : awaited}
            parts={staff.view.parts}
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
      filters={
        <ListFilters
          offered={policy.filters}
          filter={filter}
          onFilter={search.setFilter}
          choices={choices}
          statuses={statuses}
          onReach={reach}
          count={count}
        >
          {/* A table is sorted by its heads. */}
          {shape !== 'table' && (
            <SortSelect
              sorts={policy.sorts}
              labels={kind.sortLabels}
              sort={isOwnOrder ? undefined : search.sort}
              own={part?.order?.words}
              onSort={search.setSort}
            />
          )}
        </ListFilters>
      }
      board={shape !== 'cards'}
      foot={staff && isPaged && <staff.tools.LayoutButton layout={staff.layout} />}
      criteria={[...(part ? [part] : []), ...activeFilters({ filter, choices, statuses })]}
      isFiltered={search.activeFilters > 0}
      resource={resource}
      skeleton={
        skeleton ??
        (isLines ? (
          <RowsSkeleton label={loading} isTable={shape === 'table'} />
        ) : (
          <CardsSkeleton label={loading} />
        ))
      }
      isComing={isComing || isPartComing || (rows.length > 0 && found.length === 0 && !isComplete)}
      notices={{
        lacking: lacksNames && rows.length > 0 ? LACKING[staff ? 'staff' : 'everyone'] : undefined,
        truncation: isCut ? kind.truncation(formatNumber(rows.length)) : undefined,
        caveats: [filterCaveat(search.refused, filter, choices), ...caveats],
      }}
      count={count}
      loaded={rows.length}
      found={found.length}
      part={part && { none: part.none, onLeave: () => search.setPart(undefined) }}
      noMatch={kind.noMatch}
      empty={empty ?? kind.empty}
      pages={isPaged ? { page, size: PAGE_SIZE, pageSearch: search.pageSearch } : undefined}
      outro={
        staff &&
        file && (
          <staff.tools.ListSelection
            rows={selection.selected}
            words={staff.view.selection}
            file={file}
            onPrint={selection.print}
            onClear={selection.clear}
          />
        )
      }
    >
      {drawn}
    </ListFrame>
  );
}
