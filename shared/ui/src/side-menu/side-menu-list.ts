import { styled } from '../class-names';
import styles from './side-menu.module.css';

/** A group of entries. */
export const SideMenuList = styled('ul', styles.list);
