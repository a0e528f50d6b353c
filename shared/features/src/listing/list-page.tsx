import { formatNumber } from '@portal/domain/format';
import { Loaded } from '../resource';
import { PageContent } from '../texts';
import { Link } from '@portal/kit';
import { Card } from '@portal/ui/card';
import { FilterChip } from '@portal/ui/filter-bar';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Pagination } from '@portal/ui/pagination';
import { type ReactNode, useRef } from 'react';
import { activeFilters } from './active-filters';
import { countWords } from './count-words';
import type { ChoiceGroup } from './filter-choices';
import { EmptyPart } from './empty-part';
import { ExportButton } from './export-button';
import type { ListDesk } from './list-desk';
import { ListFilters } from './list-filters';
import { ListNotices } from './list-notices';
import { ListTools } from './list-tools';
import { NoMatch } from './no-match';
import { PrintedCriteria } from './printed-criteria';
import { SearchField } from './search-field';
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
  /** For who lives in lists: more room, views, a file for a spreadsheet, tools that stay in view. Memoise it. */
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

/** A list (section 2): its count, search, sort and filters, what it is cut to, and its rows page by page. */
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
  const shown = useShownRows(rows, { kind, search }, desk?.parts);
  const { part, partCounts, rows: found, isNarrowed } = shown;
  const field = useRef<HTMLInputElement>(null);
  // What is not known yet is no figure: a part is neither counted nor shown before it can be told from the rest.
  const isPartKnown = desk?.isComplete ?? true;
  const areCountsKnown = loaded?.complete === true && isPartKnown;
  const isPartComing = part !== undefined && !areCountsKnown;
  const isCut = loaded !== undefined && loaded.total > rows.length;
  const count =
    loaded === undefined || isPartComing
      ? undefined
      : isNarrowed && rows.length > 0
        ? countWords(found.length, noun, rows.length)
        : countWords(loaded.total, noun);
  // A name that has not come yet may hold what is searched for, and belongs into a file.
  const isExact = loaded?.complete === true && (isPartKnown || rows.length === 0);

  // The button that was pressed goes away with what it clears: the focus goes where one would ask again.
  const clear = (drop: () => void) => () => {
    drop();
    field.current?.focus();
  };

  return (
    <Page width={desk ? 'desk' : 'page'}>
      <PageHeader
        title={title}
        context={count ?? '\u00A0'}
        announced
        actions={
          desk ? (
            <ExportButton
              noun={noun}
              columns={desk.columns}
              rows={isExact ? found : undefined}
              lacksNames={loaded?.lacksNames === true}
              cut={isCut ? { loaded: rows.length, total: loaded.total } : undefined}
            />
          ) : (
            actions
          )
        }
      />
      <Block aria-label={title}>
        {desk && (
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
        )}
        <ListTools
          sticky={desk !== undefined}
          search={<SearchField ref={field} search={typed} example={kind.searchExample} />}
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
        />
        <PrintedCriteria
          filters={[...(part ? [part] : []), ...activeFilters(filter, choices, statuses)]}
          typed={typed.text}
        />
        <Loaded resource={resource} skeleton={skeleton}>
          {({ complete, lacksNames }) => {
            const notices = (
              <ListNotices
                failure={resource.failure}
                onRetry={resource.reload}
                lacking={lacksNames && rows.length > 0 ? LACKING[desk ? 'desk' : 'page'] : undefined}
                truncation={isCut ? truncation(formatNumber(rows.length)) : undefined}
                caveats={[
                  ...shown.caveats,
                  complete || typed.text.trim() === '' ? undefined : NAMES_ARE_COMING,
                ]}
              />
            );
            if (isPartComing) return skeleton;
            // That there is nothing may be of yesterday too.
            if (rows.length === 0)
              return (
                <>
                  {notices}
                  {search.activeFilters === 0 ? (
                    <Card as="div">{empty}</Card>
                  ) : (
                    <NoMatch title={kind.noMatch} onClear={clear(() => search.setFilter({}))} />
                  )}
                </>
              );
            if (found.length === 0 && part !== undefined && typed.text.trim() === '')
              return (
                <>
                  {notices}
                  <EmptyPart none={part.none} onLeave={clear(() => search.setPart(undefined))} />
                </>
              );
            if (found.length === 0)
              return complete ? (
                <>
                  {notices}
                  <NoMatch
                    title={kind.noMatch}
                    typed={typed.text.trim()}
                    onClear={clear(() => typed.type(''))}
                  />
                </>
              ) : (
                skeleton
              );
            const page = Math.min(search.page, Math.ceil(found.length / PAGE_SIZE));
            return (
              <>
                {notices}
                {children(found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), complete)}
                <Pagination
                  page={page}
                  pageSize={PAGE_SIZE}
                  total={found.length}
                  linkAs={Link}
                  linkTo={(target) => ({ to: { search: search.pageSearch(target) } })}
                />
              </>
            );
          }}
        </Loaded>
      </Block>
      <PageContent page="lists" />
    </Page>
  );
}
