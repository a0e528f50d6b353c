import type { ElementType, HTMLAttributes, ReactElement } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './layout.module.css';

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** Between children: a step of the `--space-*` tokens. 4, which is 1rem, by default. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | undefined;
  /** Between columns, where it is not `gap`. */
  across?: 2 | 3 | 4 | 5 | 6 | 8 | undefined;
  /** Down a line; in a `Stack`, across it: children keep their own width. */
  align?: 'start' | 'end' | 'baseline' | undefined;
}

interface ClusterProps extends LayoutProps {
  /** Along the line: from its start by default. */
  justify?: 'between' | 'end' | undefined;
}

interface GridProps extends LayoutProps {
  /** The least width of a column in rem; one column where the grid is narrower. */
  column: 7 | 10 | 14 | 16 | 21;
  /** Empty columns keep their room, so that one child alone is as wide as a column. */
  fill?: boolean | undefined;
}

type Layout<Props> = (props: Props) => ReactElement;

const layout = (own: string | undefined): Layout<Partial<ClusterProps & GridProps>> =>
  function Layout({
    as: Element = 'div',
    gap = 4,
    across,
    align,
    justify,
    column,
    fill,
    className,
    ...rest
  }) {
    return (
      <Element
        {...rest}
        className={classNames(own, styles.gap, className)}
        data-gap={gap}
        data-across={across}
        data-align={align}
        data-justify={justify}
        data-column={column}
        data-fill={fill || undefined}
      />
    );
  };

/** Children below each other, as wide as the stack. */
export const Stack: Layout<LayoutProps> = layout(styles.stack);

/** Children beside each other, as wide as they are and centred on the line, on more lines where there is no room. */
export const Cluster: Layout<ClusterProps> = layout(styles.cluster);

/** As many equal columns as there is room for. */
export const Grid: Layout<GridProps> = layout(styles.grid);
