import { styled } from '../class-names';
import styles from './skeleton.module.css';

/** Skeletons side by side. */
export const SkeletonLine = styled('div', styles.line);
