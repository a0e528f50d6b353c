import { formatCount, formatNumber } from '@portal/domain/format';
import { Link } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Cluster } from '@portal/ui/layout';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Pagination } from '@portal/ui/pagination';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { type ReactNode, useEffect, useRef } from 'react';
import { isRefused, type LiveResource, Loaded } from '../../resource';
import { useListPlace } from '../../routes';
import { SearchField } from '../filters/search-field';
import type { FilterSearch } from '../filters/use-filter-search';
import type { TypedSearch } from '../filters/use-typed-search';
import styles from './list-frame.module.css';
import { ListNotices, type ListNoticesProps } from './list-notices';
import { ListTools } from './list-tools';

interface ListFrameProps {
  readonly title: string;
  readonly width?: 'desk' | undefined;
  readonly help?: ReactNode;
  readonly actions?: ReactNode;
  /** One card holds views, tools, rows and foot: for rows that are no cards themselves. */
  readonly board?: boolean | undefined;
  /** Beside the pages, under the rows. */
  readonly foot?: ReactNode;
  readonly intro?: ReactNode;
  readonly outro?: ReactNode;
  readonly views?: ReactNode;

  readonly typed: TypedSearch;
  readonly searchExample: string;
  readonly filters?: ReactNode;
  /** The filters also lead to rows outside the list: they stay, however short it is. */
  readonly filtersWiden?: boolean | undefined;
  readonly criteria: readonly { readonly words: string }[];
  readonly isFiltered: boolean;

  readonly resource: LiveResource<unknown>;
  readonly skeleton: ReactNode;
  /** What is loaded is not enough yet to choose the rows. */
  readonly isComing?: boolean | undefined;
  readonly notices?: Pick<ListNoticesProps, 'truncation' | 'lacking' | 'caveats'> | undefined;
  /** Above the rows, also when there are none. */
  readonly alert?: ReactNode;

  readonly count: string | undefined;
  /** Number of rows after filtering, and after the search. */
  readonly loaded: number;
  readonly found: number;
  /** The selected part of the list, which may be empty. */
  readonly part?: { readonly none: string; readonly onLeave: () => void } | undefined;
  readonly noMatch: string;
  readonly empty: ReactNode;
  readonly pages?:
    | ({ readonly size: number } & Pick<FilterSearch<unknown>, 'page' | 'pageSearch'>)
    | undefined;
  /** For lists with deletion: the rows' label and a count of deletions, each of which moves focus to the rows. */
  readonly group?: { readonly label: string; readonly removals: number } | undefined;
  readonly news?: { readonly words: string | undefined; readonly onClose: () => void } | undefined;
  readonly children: () => ReactNode;
}

/** Frame of every list (section 2): count, search, filters, notices, and pages of rows or why there are none. */
export function ListFrame({
  title,
  resource,
  skeleton,
  typed,
  group,
  news,
  board = false,
  ...props
}: ListFrameProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const asked = typed.text.trim();
  const criteria = props.criteria.map(({ words }) => words);
  if (asked !== '') criteria.push(`Recherche\u00A0: «\u00A0${asked}\u00A0»`);

  // The row with the pressed button is about to disappear, and the focus with it.
  const removals = group?.removals ?? 0;
  useEffect(() => {
    if (removals > 0) list.current?.focus();
  }, [removals]);

  function rows() {
    const { loaded, found, part, noMatch, isFiltered, pages } = props;
    const nothing = (title: string, action: string, drop: () => void, why?: string) => (
      <OwnCard isBare={board}>
        <EmptyState
          role="status"
          art={<NoResult />}
          title={title}
          // The pressed button disappears: the search field takes the focus.
          actions={
            <Button
              onClick={() => {
                drop();
                field.current?.focus();
              }}
            >
              {action}
            </Button>
          }
        >
          {why}
        </EmptyState>
      </OwnCard>
    );
    if (loaded === 0)
      return (
        <OwnCard isBare={board}>
          {/* The filters, above, have the button that clears them. */}
          {isFiltered ? (
            <EmptyState role="status" art={<NoResult />} title={`${noMatch} à ces filtres`} />
          ) : (
            props.empty
          )}
        </OwnCard>
      );
    if (found === 0 && part && asked === '') return nothing(part.none, 'Voir toute la liste', part.onLeave);
    if (found === 0)
      return nothing(
        `${noMatch} à «\u00A0${asked}\u00A0»`,
        'Effacer la recherche',
        () => typed.type(''),
        'La recherche porte sur ce qui est affiché dans cette liste. Vérifiez l’orthographe.',
      );
    const pagination = pages && (
      <Pagination
        page={pages.page}
        pageSize={pages.size}
        total={found}
        linkAs={Link}
        linkTo={(target) => ({ to: { search: pages.pageSearch(target) } })}
      />
    );
    return (
      <>
        {props.children()}
        <Cluster
          gap={2}
          across={4}
          justify="between"
          className={styles.foot}
          data-bare={board ? undefined : ''}
          data-screen-only
        >
          {props.foot}
          {pagination}
        </Cluster>
      </>
    );
  }

  const notices = <ListNotices failure={resource.failure} onRetry={resource.reload} {...props.notices} />;
  const body = (
    <Loaded resource={resource} skeleton={skeleton}>
      {() =>
        props.isComing ? (
          skeleton
        ) : (
          <>
            {board ? <div className={styles.notices}>{notices}</div> : notices}
            {rows()}
          </>
        )
      }
    </Loaded>
  );
  const isNarrowed = props.isFiltered || asked !== '' || props.part !== undefined;
  // From the first row on (section 2), and before any is known: only an empty list has nothing to search or sort.
  const isEmpty = resource.status === 'ready' && props.loaded === 0 && !isNarrowed && !props.filtersWiden;
  const isBarred = isRefused(resource);
  const tools = !isEmpty && !isBarred && (
    <ListTools
      flat={board}
      search={<SearchField ref={field} search={typed} example={props.searchExample} />}
      filters={props.filters}
    />
  );
  const printed = criteria.length > 0 && (
    // Print only, since form fields do not print.
    <p className={styles.criteria} aria-hidden="true">
      {criteria.join('\u202F; ')}
    </p>
  );
  const content = (
    <>
      {!isBarred && props.views}
      {tools}
      {printed}
      {props.alert}
      {group ? (
        <div ref={list} tabIndex={-1} role="group" aria-label={group.label} className={styles.group}>
          {body}
        </div>
      ) : (
        body
      )}
    </>
  );
  useListPlace(resource.status === 'ready' && props.isComing !== true);

  return (
    <Page width={props.width}>
      <PageHeader
        title={title}
        // Keeps the place of a count that is to come, or does not: what is below moves in neither case. Where there is
        // none, the words in the place of the rows say so.
        context={(props.found > 0 && props.count) || '\u00A0'}
        announced
        help={!isEmpty && props.help}
        actions={isBarred ? undefined : props.actions}
      />
      {props.intro}
      {/* A refusal takes the place of all that was there, for nothing of it is to be moved. */}
      <Block key={isBarred ? 'refused' : 'list'}>
        {board ? (
          <Card as="div" className={styles.board}>
            {content}
          </Card>
        ) : (
          content
        )}
      </Block>
      {props.outro}
      {news && (
        <ToastRegion>
          {news.words !== undefined && <Toast onClose={news.onClose}>{news.words}</Toast>}
        </ToastRegion>
      )}
    </Page>
  );
}

interface OwnCardProps {
  /** Inside the card of the list. */
  readonly isBare: boolean;
  readonly children: ReactNode;
}

const OwnCard = ({ isBare, children }: OwnCardProps) =>
  isBare ? children : <Card as="div">{children}</Card>;

interface RowsSkeletonProps {
  readonly label: string;
  readonly isTable: boolean;
}

/** Rows to come, inside the card of a list. */
export function RowsSkeleton({ label, isTable }: RowsSkeletonProps) {
  return (
    <div className={styles.inset}>
      <SkeletonGroup label={label}>
        <SkeletonRows count={12} height={isTable ? '2.5rem' : '3rem'} />
      </SkeletonGroup>
    </div>
  );
}

/** Length of a list: `168 projets`, or `3 projets sur 168` during a search. */
export const countWords = (found: number, noun: string, searchedAmong?: number): string =>
  searchedAmong === undefined
    ? formatCount(found, noun)
    : `${formatCount(found, noun)} sur ${formatNumber(searchedAmong)}`;
