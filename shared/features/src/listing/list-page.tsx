import { formatNumber } from '@portal/domain/format';
import { FilterChip } from '@portal/ui/filter-bar';
import type { ReactNode } from 'react';
import { PageContent } from '../texts';
import { activeFilters } from './active-filters';
import { countWords } from './count-words';
import { ExportButton } from './export-button';
import type { ChoiceGroup } from './filter-choices';
import type { ListDesk } from './list-desk';
import { ListFilters } from './list-filters';
import { ListFrame } from './list-frame';
import { SortSelect } from './sort-select';
import type { List } from './use-list';
import { useShownRows } from './use-shown-rows';
import { ListViews } from './views';

/** Divides by two, three and four columns of cards, and keeps the page light when a thousand rows are loaded. */
const PAGE_SIZE = 24;

const NONE: readonly never[] = [];

const NAMES_ARE_COMING =
  'Des noms sont encore en cours de chargement\u00A0: la recherche les prendra en compte dès leur arrivée.';

const LACKING = {
  desk: 'Des noms n’ont pas pu être chargés\u00A0: la recherche et l’export sont incomplets.',
  page: 'Des noms n’ont pas pu être chargés\u00A0: la recherche est incomplète.',
};

interface ListPageProps<Row, SortName extends string> {
  readonly title: string;
  readonly list: List<Row, SortName>;
  /** Choices of the status filter; undefined while they are on their way. */
  readonly statuses: readonly ChoiceGroup[] | undefined;
  /** For who lives in lists: more room, views, a file for a spreadsheet, tools that stay in view. */
  readonly desk?: ListDesk<Row> | undefined;
  /** What one can do from here, at the right of the title. */
  readonly actions?: ReactNode;
  /** The shape of the rows that come. */
  readonly skeleton: ReactNode;
  /** What shows when there is nothing at all, filters apart. */
  readonly empty: ReactNode;
  /** Draws one page of rows, in order. `isComplete` is false while names are still on their way. */
  readonly children: (rows: readonly Row[], isComplete: boolean) => ReactNode;
}

/** A list of projects or of proposals: its parts and views, search, sort and filters, and what it is cut to. */
export function ListPage<Row, SortName extends string>({
  title,
  list: { kind, policy, search, resource, choices, reach },
  statuses,
  desk,
  actions,
  skeleton,
  empty,
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
  } = useShownRows(rows, { kind, search }, desk?.parts);
  const isComplete = loaded?.complete === true;
  const lacksNames = loaded?.lacksNames === true;
  // What is not known yet is no figure: a part is neither counted nor shown before it can be told from the rest.
  const isPartKnown = desk?.isComplete ?? true;
  const areCountsKnown = isComplete && isPartKnown;
  const isPartComing = part !== undefined && !areCountsKnown;
  const isCut = loaded !== undefined && loaded.total > rows.length;
  // A name that has not come yet may hold what is searched for, and belongs into a file.
  const isExact = isComplete && (isPartKnown || rows.length === 0);
  const count =
    loaded === undefined || isPartComing
      ? undefined
      : isNarrowed && rows.length > 0
        ? countWords(found.length, noun, rows.length)
        : countWords(loaded.total, noun);
  const page = Math.min(search.page, Math.ceil(found.length / PAGE_SIZE));

  return (
    <ListFrame
      title={title}
      width={desk && 'desk'}
      actions={
        desk ? (
          <ExportButton
            noun={noun}
            columns={desk.columns}
            rows={isExact ? found : undefined}
            lacksNames={lacksNames}
            cut={isCut ? { loaded: rows.length, total: loaded.total } : undefined}
          />
        ) : (
          actions
        )
      }
      views={
        desk && (
          <ListViews list={noun} builtIn={desk.views} reserved={desk.parts.map(({ words }) => words)}>
            {desk.parts.map((each, index) => (
              <FilterChip
                key={each.name}
                pressed={part === each}
                count={areCountsKnown ? partCounts[index] : undefined}
                onPress={() => search.setPart(part === each ? undefined : each.name)}
              >
                {each.words}
              </FilterChip>
            ))}
          </ListViews>
        )
      }
      typed={typed}
      searchExample={kind.searchExample}
      sort={
        <SortSelect
          sorts={policy.sorts}
          labels={kind.sortLabels}
          sort={search.sort}
          onSort={search.setSort}
        />
      }
      filters={
        <ListFilters
          offered={policy.filters}
          filter={filter}
          onFilter={search.setFilter}
          choices={choices}
          statuses={statuses}
          onReach={reach}
          count={count}
        />
      }
      sticky={desk !== undefined}
      criteria={[...(part ? [part] : []), ...activeFilters(filter, choices, statuses)]}
      onClearFilters={search.activeFilters > 0 ? () => search.setFilter({}) : undefined}
      resource={resource}
      skeleton={skeleton}
      isComing={isPartComing || (rows.length > 0 && found.length === 0 && !isComplete)}
      notices={{
        lacking: lacksNames && rows.length > 0 ? LACKING[desk ? 'desk' : 'page'] : undefined,
        truncation: isCut ? truncation(formatNumber(rows.length)) : undefined,
        caveats: [...caveats, isComplete || typed.text.trim() === '' ? undefined : NAMES_ARE_COMING],
      }}
      count={count}
      loaded={rows.length}
      found={found.length}
      part={part && { none: part.none, onLeave: () => search.setPart(undefined) }}
      noMatch={kind.noMatch}
      empty={empty}
      pages={{ page, size: PAGE_SIZE, pageSearch: search.pageSearch }}
      outro={<PageContent page="lists" />}
    >
      {() => children(found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), isComplete)}
    </ListFrame>
  );
}
