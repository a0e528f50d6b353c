import { styled } from '../class-names';
import styles from './button.module.css';

/** Buttons side by side, wrapping when the place lacks. */
export const ButtonRow = styled('div', styles.row);
