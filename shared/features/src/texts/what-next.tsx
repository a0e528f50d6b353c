import { type ContentPageName, sectionsOf } from '@portal/domain/content';
import { Card, CardBody } from '@portal/ui/card';
import { Block, WithRail } from '@portal/ui/page';
import { SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { Title } from '@portal/ui/title';
import type { ReactNode } from 'react';
import { TitledCard } from '../records';
import { usePageText } from './page-content';

interface WhatNextProps {
  /** Its first section is what happens next; the others stand beside it. */
  readonly page: ContentPageName;
  /** Beside it too, at the end. */
  readonly children?: ReactNode;
}

/**
 * What happens after a success, in the words of the content service: a list of steps as the panes of a façade, and what
 * is good to know beside it. Without a text there is none: a failure is only reported (section 8).
 */
export function WhatNext({ page, children }: WhatNextProps) {
  const content = usePageText(page);
  if (content.status === 'loading')
    return (
      <SkeletonCard label="Chargement de la suite">
        <SkeletonRows />
      </SkeletonCard>
    );
  if (content.value === undefined) return children && <Block>{children}</Block>;
  const { RichText, html: text } = content.value;
  const { intro, sections } = sectionsOf(text);
  const [first, ...others] = sections;
  return (
    <WithRail
      railLabel="Bon à savoir"
      rail={
        (others.length > 0 || children) && (
          <>
            {others.map(({ id, title, html }) => (
              <TitledCard key={id} title={title} small gap={3}>
                <RichText html={html} />
              </TitledCard>
            ))}
            {children}
          </>
        )
      }
    >
      <Card aria-labelledby={first?.id}>
        <CardBody data-gap="5">
          {intro !== '' && <RichText html={intro} />}
          {first && (
            <>
              <Title as="h2" size="sm" id={first.id}>
                {first.title}
              </Title>
              <RichText html={first.html} look="path" />
            </>
          )}
        </CardBody>
      </Card>
    </WithRail>
  );
}
