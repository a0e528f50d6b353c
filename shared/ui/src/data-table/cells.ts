import { styled } from '../class-names';
import styles from './data-table.module.css';

/** A formatted amount in a cell. */
export const CellAmount = styled('span', styles.amount);

export const CellSub = styled('div', styles.sub);

/** Icon buttons at the end of a row. */
export const RowActions = styled('div', styles.actions);
