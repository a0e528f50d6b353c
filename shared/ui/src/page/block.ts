import { styled } from '../class-names';
import styles from './page.module.css';

/** A block of a page: a heading and what it announces, 20 px apart. */
export const Block = styled('section', styles.block);
