import { styled } from '../class-names';
import styles from './skeleton.module.css';

export const SkeletonLine = styled('div', styles.line);
