import { styled } from '../class-names/class-names';
import styles from './tag.module.css';

/** A neutral label: a role, « Principale ». */
export const Tag = styled('span', styles.tag);
