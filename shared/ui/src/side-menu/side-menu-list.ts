import { styled } from '../class-names';
import styles from './side-menu.module.css';

export const SideMenuList = styled('ul', styles.list);
