import { styled } from '../class-names';
import styles from './page.module.css';

/** A section of a page: a heading and its content, 20 px apart. */
export const Block = styled('section', styles.block);
