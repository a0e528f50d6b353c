import { CONTENT_PAGES, type ContentPageName } from '@portal/domain/content';
import { Loaded, Missing, useApi, useResource } from '@portal/features/resource';
import { ContentPicture, RichText } from '@portal/features/texts';
import { usePageTitle } from '@portal/kit';
import { Page, PageHeader } from '@portal/ui/page';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';

interface ContentPageProps {
  page: ContentPageName;
  /** Shown until the content service answers. */
  title: string;
  children?: ReactNode;
}

/** A text column of at most about 42rem. */
const TEXT_SIZES = '(min-width: 44rem) 42rem, 100vw';

/** A page whose text comes from the content service, in one column. */
export function ContentPage({ page, title, children }: ContentPageProps) {
  const api = useApi();
  const content = useResource(() => api.content.page(CONTENT_PAGES[page]), [api, page]);
  const shownTitle = content.value?.title || title;
  usePageTitle(shownTitle);

  return (
    <Page width="text">
      <PageHeader title={shownTitle} />
      {children}
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
            <>
              {found.picture && <ContentPicture picture={found.picture} sizes={TEXT_SIZES} />}
              <RichText html={found.html} />
            </>
          ) : (
            <Missing />
          )
        }
      </Loaded>
    </Page>
  );
}
