import { Loaded, type LiveResource } from '../resource';
import { Link } from '@portal/kit';
import { Card } from '@portal/ui/card';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Pagination } from '@portal/ui/pagination';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './list-frame.module.css';
import { ListNotices, type ListNoticesProps } from './list-notices';
import { ListTools } from './list-tools';
import { NothingFound } from './nothing-found';
import { PrintedCriteria } from './printed-criteria';
import { SearchField } from './search-field';
import type { FilterSearch } from './use-filter-search';
import type { TypedSearch } from './use-typed-search';

interface ListFrameProps {
  readonly title: string;
  readonly width?: 'desk' | undefined;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** Above the list, and below it. */
  readonly intro?: ReactNode;
  readonly outro?: ReactNode;
  /** Above the tools. */
  readonly views?: ReactNode;

  readonly typed: TypedSearch;
  readonly searchExample: string;
  readonly sort?: ReactNode;
  readonly filters?: ReactNode;
  /** The tools stay in view beside a long list. */
  readonly sticky?: boolean | undefined;
  /** What is asked of the list but for the search, in words. */
  readonly criteria: readonly { readonly words: string }[];
  /** Undefined while no filter is on. */
  readonly onClearFilters: (() => void) | undefined;

  readonly resource: LiveResource<unknown>;
  /** The shape of the rows that come. */
  readonly skeleton: ReactNode;
  /** What is loaded does not tell yet what to show. */
  readonly isComing?: boolean | undefined;
  readonly notices?: Pick<ListNoticesProps, 'truncation' | 'lacking' | 'caveats'> | undefined;
  /** Above the rows, whether there are any or not. */
  readonly alert?: ReactNode;

  /** How long the list is, in words; undefined while nobody knows. */
  readonly count: string | undefined;
  /** How many rows the filters left, and how many of them are found. */
  readonly loaded: number;
  readonly found: number;
  /** A part of the list that is asked for, of which there may be nothing. */
  readonly part?: { readonly none: string; readonly onLeave: () => void } | undefined;
  /** « Aucun projet ne correspond »: to what, follows. */
  readonly noMatch: string;
  /** What shows when there is nothing at all. */
  readonly empty: ReactNode;
  readonly pages?:
    | ({ readonly size: number } & Pick<FilterSearch<unknown>, 'page' | 'pageSearch'>)
    | undefined;
  /** Rows go away one by one: what they are called together, and how many went. The focus goes to those that are left. */
  readonly group?: { readonly label: string; readonly removals: number } | undefined;
  /** What was just done. */
  readonly news?: { readonly words: string | undefined; readonly onClose: () => void } | undefined;
  /** The rows of the page. */
  readonly children: () => ReactNode;
}

/**
 * What every list has (section 2): its count, what one asks of it with, what one must know of it, its rows page by page
 * or why there are none, and what was done.
 */
export function ListFrame({ title, resource, skeleton, typed, group, news, ...props }: ListFrameProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const asked = typed.text.trim();

  // The row whose button was pressed is about to go away.
  const removals = group?.removals ?? 0;
  useEffect(() => {
    if (removals > 0) list.current?.focus();
  }, [removals]);

  // The button that was pressed goes away with what it clears: the focus goes where one would ask again.
  const clear = (drop: () => void) => () => {
    drop();
    field.current?.focus();
  };

  function rows() {
    const { loaded, found, part, noMatch, onClearFilters, pages } = props;
    if (loaded === 0 && onClearFilters)
      return (
        <NothingFound
          title={`${noMatch} à ces filtres`}
          action="Effacer les filtres"
          onAction={clear(onClearFilters)}
        />
      );
    if (loaded === 0) return <Card as="div">{props.empty}</Card>;
    if (found === 0 && part && asked === '')
      return <NothingFound title={part.none} action="Voir toute la liste" onAction={clear(part.onLeave)} />;
    if (found === 0)
      return (
        <NothingFound
          title={`${noMatch} à «\u00A0${asked}\u00A0»`}
          action="Effacer la recherche"
          onAction={clear(() => typed.type(''))}
        >
          La recherche porte sur ce qui est affiché dans cette liste. Vérifiez l’orthographe.
        </NothingFound>
      );
    return (
      <>
        {props.children()}
        {pages && (
          <Pagination
            page={pages.page}
            pageSize={pages.size}
            total={found}
            linkAs={Link}
            linkTo={(target) => ({ to: { search: pages.pageSearch(target) } })}
          />
        )}
      </>
    );
  }

  const body = (
    <Loaded resource={resource} skeleton={skeleton}>
      {() =>
        props.isComing ? (
          skeleton
        ) : (
          <>
            <ListNotices failure={resource.failure} onRetry={resource.reload} {...props.notices} />
            {rows()}
          </>
        )
      }
    </Loaded>
  );

  return (
    <Page width={props.width}>
      <PageHeader title={title} context={props.count ?? '\u00A0'} announced actions={props.actions} />
      {props.intro}
      <Block aria-label={title}>
        {props.views}
        <ListTools
          sticky={props.sticky}
          search={<SearchField ref={field} search={typed} example={props.searchExample} />}
          sort={props.sort}
          filters={props.filters}
        />
        <PrintedCriteria filters={props.criteria} typed={typed.text} />
        {props.alert}
        {group ? (
          <div ref={list} tabIndex={-1} role="group" aria-label={group.label} className={styles.group}>
            {body}
          </div>
        ) : (
          body
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
