import { styled } from '../class-names';
import styles from './visually-hidden.module.css';

/** Words for a screen reader, where the drawing says it to the eye. */
export const VisuallyHidden = styled('span', styles.hidden);
