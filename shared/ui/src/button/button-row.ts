import { styled } from '../class-names';
import styles from './button.module.css';

export const ButtonRow = styled('div', styles.row);
