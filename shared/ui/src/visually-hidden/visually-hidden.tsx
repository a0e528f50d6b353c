import { styled } from '../class-names/class-names';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', styles.hidden);
