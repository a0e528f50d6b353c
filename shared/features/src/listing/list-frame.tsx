import { Link } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Field } from '@portal/ui/field';
import { Icon, Search } from '@portal/ui/icon';
import { Affix, Input } from '@portal/ui/input';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Pagination } from '@portal/ui/pagination';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { type LiveResource, Loaded } from '../resource';
import styles from './list-frame.module.css';
import { ListNotices, type ListNoticesProps } from './list-notices';
import { ListTools } from './list-tools';
import type { FilterSearch } from './use-filter-search';
import type { TypedSearch } from './use-typed-search';

interface ListFrameProps {
  readonly title: string;
  readonly width?: 'desk' | undefined;
  readonly actions?: ReactNode;
  readonly intro?: ReactNode;
  readonly outro?: ReactNode;
  readonly views?: ReactNode;

  readonly typed: TypedSearch;
  readonly searchExample: string;
  readonly sort?: ReactNode;
  readonly filters?: ReactNode;
  readonly sticky?: boolean | undefined;
  /** Active criteria other than the search, as text. */
  readonly criteria: readonly { readonly words: string }[];
  readonly onClearFilters: (() => void) | undefined;

  readonly resource: LiveResource<unknown>;
  readonly skeleton: ReactNode;
  /** What is loaded is not enough yet to choose the rows. */
  readonly isComing?: boolean | undefined;
  readonly notices?: Pick<ListNoticesProps, 'truncation' | 'lacking' | 'caveats'> | undefined;
  /** Above the rows, also when there are none. */
  readonly alert?: ReactNode;

  /** Length of the list as text; undefined while unknown. */
  readonly count: string | undefined;
  /** Number of rows after filtering, and after the search. */
  readonly loaded: number;
  readonly found: number;
  /** The selected part of the list, which may be empty. */
  readonly part?: { readonly none: string; readonly onLeave: () => void } | undefined;
  /** « Aucun projet ne correspond »; the criteria follow. */
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
export function ListFrame({ title, resource, skeleton, typed, group, news, ...props }: ListFrameProps) {
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

  // The pressed button disappears: move focus to the search field.
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
        {criteria.length > 0 && (
          // Print only, since form fields do not print.
          <p className={styles.criteria} aria-hidden="true">
            {criteria.join('\u202F; ')}
          </p>
        )}
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

interface NothingFoundProps {
  readonly title: string;
  /** Widens the query: « Effacer les filtres ». */
  readonly action: string;
  readonly onAction: () => void;
  readonly children?: ReactNode;
}

/** No row matches the criteria; offers to widen them. */
function NothingFound({ title, action, onAction, children }: NothingFoundProps) {
  return (
    <Card as="div">
      <EmptyState
        role="status"
        art={<NoResult />}
        title={title}
        actions={<Button onClick={onAction}>{action}</Button>}
      >
        {children}
      </EmptyState>
    </Card>
  );
}

interface SearchFieldProps {
  readonly search: TypedSearch;
  readonly example: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Filters the loaded rows at each keystroke, without a request. */
function SearchField({ search: { text, type, settle }, example, ref }: SearchFieldProps) {
  return (
    <div role="search">
      <Field label="Rechercher" size="sm">
        {(ties) => (
          <Affix start={<Icon glyph={Search} />}>
            <Input
              {...ties}
              ref={ref}
              type="search"
              value={text}
              placeholder={example}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              onChange={(event) => type(event.target.value)}
              onBlur={settle}
              onKeyDown={(event) => {
                if (event.key === 'Enter') settle();
              }}
            />
          </Affix>
        )}
      </Field>
    </div>
  );
}
