import {
  CONTENT_PAGES,
  type ContentPage as Content,
  type ContentPageName,
  sectionsOf,
} from '@portal/domain/content';
import { Loaded, Missing, useApi, useResource } from '@portal/features/resource';
import { ContentPicture } from '@portal/features/texts';
import { usePageTitle } from '@portal/kit';
import { Stack } from '@portal/ui/layout';
import { Page, PageHeader } from '@portal/ui/page';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { type ReactNode, useMemo } from 'react';
import styles from './content-page.module.css';
import { ReadingEnd } from './reading-end';
import { Sections } from './sections';
import { TableOfContents } from './table-of-contents';

interface ContentPageProps {
  readonly page: ContentPageName;
  /** Shown until the content service answers. */
  readonly title: string;
  /** Replaces the plain title, with the text before the first heading. */
  readonly head?: ((title: string, intro: string) => ReactNode) | undefined;
  /** Another body than sections with a table of contents. */
  readonly body?: ((html: string) => ReactNode) | undefined;
  /** Rules end with themselves: who reads them is not here for an offer. */
  readonly isRules?: boolean | undefined;
  readonly children?: ReactNode;
  /** What stands beside the children and the text where there is room, and between the two where there is none. */
  readonly aside?: ReactNode;
}

/** A text column of at most about 42rem. */
const TEXT_SIZES = '(min-width: 44rem) 42rem, 100vw';

/** A page whose text comes from the content service: its contents beside it where it is long, and a next act. */
export function ContentPage({ page, title, head, body, isRules, children, aside }: ContentPageProps) {
  const api = useApi();
  const content = useResource(() => api.content.page(CONTENT_PAGES[page]), [api, page]);
  const html = content.value?.html ?? '';
  const text = useMemo(() => sectionsOf(html), [html]);
  const shownTitle = content.value?.title || title;
  usePageTitle(shownTitle);
  const hasContents = body === undefined && text.sections.length >= LONG;

  const read = (
    <Loaded
      resource={content}
      skeleton={
        <SkeletonGroup label="Chargement du texte">
          <SkeletonRows count={6} />
        </SkeletonGroup>
      }
    >
      {(found) =>
        found ? (
          <div className={styles.columns} data-contents={hasContents || undefined}>
            {hasContents && <TableOfContents sections={text.sections} />}
            <Stack
              className={styles.text}
              gap={8}
              data-wide={body !== undefined || undefined}
              data-mention={MENTION.test(found.html) || undefined}
            >
              <Picture picture={found.picture} />
              {body ? body(found.html) : <Sections text={head ? { ...text, intro: '' } : text} />}
            </Stack>
          </div>
        ) : (
          <Missing />
        )
      }
    </Loaded>
  );

  return (
    <Page width="form">
      {head ? head(shownTitle, text.intro) : <PageHeader title={shownTitle} />}
      {aside ? (
        <div className={styles.beside}>
          {children}
          {aside}
          {read}
        </div>
      ) : (
        <>
          {children}
          {read}
        </>
      )}
      {/* After the text, whose height nobody knows before: else it would come into view, and be pushed out again. */}
      {content.status !== 'loading' && !isRules && <ReadingEnd />}
    </Page>
  );
}

/** The mention on credit: a text that has it does without the footer's. */
const MENTION = /doit être remboursé/;

/** Sections from which a text has a table of contents. */
const LONG = 4;

const Picture = ({ picture }: Pick<Content, 'picture'>) =>
  picture && <ContentPicture picture={picture} sizes={TEXT_SIZES} />;
