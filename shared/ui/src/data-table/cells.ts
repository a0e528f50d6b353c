import { styled } from '../class-names';
import styles from './data-table.module.css';

export const CellAmount = styled('span', styles.amount);

export const CellSub = styled('div', styles.sub);

/** One line of a cell, cut with an ellipsis in a table with `rowLink`. */
export const CellLine = styled('span', styles.line);

/** The name that a row is read by, where another line holds its link. */
export const CellName = styled('span', `${styles.line} ${styles.strong}`);

/** The chevron at the end of a row that is a link. */
export const CellGo = styled('span', styles.go);

export const RowActions = styled('div', styles.actions);
