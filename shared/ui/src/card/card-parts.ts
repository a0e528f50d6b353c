import { styled } from '../class-names';
import styles from './card.module.css';

export const CardBody = styled('div', styles.body);

/** Card footer with a rule above, for actions. */
export const CardFoot = styled('div', styles.foot);
