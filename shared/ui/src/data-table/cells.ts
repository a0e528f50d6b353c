import { styled } from '../class-names';
import styles from './data-table.module.css';

export const CellAmount = styled('span', styles.amount);

export const CellSub = styled('div', styles.sub);

export const RowActions = styled('div', styles.actions);
