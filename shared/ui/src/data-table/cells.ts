import { styled } from '../class-names';
import styles from './data-table.module.css';

/** An amount in a cell, already written in French. */
export const CellAmount = styled('span', styles.amount);

/** The second line of a cell. */
export const CellSub = styled('div', styles.sub);

/** The icon actions at the end of a row. */
export const RowActions = styled('div', styles.actions);
