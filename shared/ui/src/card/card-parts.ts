import { styled } from '../class-names';
import styles from './card.module.css';

/** The padded inside of a card. */
export const CardBody = styled('div', styles.body);

/** The foot of a card, under a hairline: what to do with what stands above. */
export const CardFoot = styled('div', styles.foot);
