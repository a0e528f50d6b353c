import { styled } from '../class-names';
import styles from './button.module.css';

/** Buttons side by side, wrapping when needed. */
export const ButtonRow = styled('div', styles.row);
