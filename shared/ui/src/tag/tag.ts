import { styled } from '../class-names';
import styles from './tag.module.css';

/** A word that classes without judging: a role, « Principale ». */
export const Tag = styled('span', styles.tag);
