import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { type AsProps, classNames, type StyledProps } from '../class-names/class-names';
import { ChevronLeft, Icon } from '../icon/icon';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Title } from '../title/title';
import styles from './page.module.css';

export interface PageProps extends HTMLAttributes<HTMLDivElement> {
  /** `page` 75rem (applicant, public), `desk` 84rem (staff), `form` 68rem, `text` one column of text. */
  width?: 'page' | 'desk' | 'form' | 'text' | undefined;
  /** Blocks below one that loads wait unseen, since it would push them down: for pages that load once, from the top. */
  inOrder?: boolean | undefined;
}

/** The column of a page inside the shell's `main`: gutters, width, and spacing of blocks. */
export function Page({ width = 'page', inOrder, className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.page, className)}
      data-width={width}
      data-in-order={inOrder || undefined}
    />
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. `announced` makes it a live region: « 168 projets ». */
  context?: ReactNode;
  announced?: boolean | undefined;
  /** A `BackLink`, above the title. */
  back?: ReactNode;
  /** Beside the title: the button that explains the page. */
  help?: ReactNode;
  actions?: ReactNode;
}

/** Page header: link back, `h1` with its help, one line of context, actions. */
export function PageHeader({ title, context, announced, back, help, actions }: PageHeaderProps) {
  const heading = (
    <Title as="h1" size="lg" tabIndex={-1}>
      {title}
    </Title>
  );
  return (
    <div className={styles.head}>
      <Stack gap={2} className={styles.headText}>
        {back}
        {help ? (
          <div className={styles.titled}>
            {heading}
            {help}
          </div>
        ) : (
          heading
        )}
        {context && (
          <Text tone="muted" role={announced ? 'status' : undefined}>
            {context}
          </Text>
        )}
      </Stack>
      {actions}
    </div>
  );
}

/** A link back, named after its target: « Vos projets ». */
export function BackLink<C extends ElementType = 'a'>({ as, className, children, ...rest }: AsProps<C>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.back, className)} data-screen-only>
      <Icon glyph={ChevronLeft} />
      {children}
    </Element>
  );
}

export interface WithRailProps {
  children: ReactNode;
  /** Beside the content from 64rem, else below it. Without one the content takes the full width, still mounted. */
  rail: ReactNode;
  railLabel?: string | undefined;
}

/** Content and a 21rem side column: adviser, timeline, answer, estimate. */
export function WithRail({ children, rail, railLabel }: WithRailProps) {
  return (
    <div className={rail ? styles.withRail : undefined}>
      <Stack gap={5} className={styles.content}>
        {children}
      </Stack>
      {rail && (
        <Stack as="aside" gap={5} className={styles.rail} aria-label={railLabel}>
          {rail}
        </Stack>
      )}
    </div>
  );
}

/** A section of a page: a heading and its content, 20 px apart. */
export const Block = (props: StyledProps) => <Stack as="section" gap={5} {...props} />;
