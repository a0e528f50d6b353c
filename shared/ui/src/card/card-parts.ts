import { styled } from '../class-names';
import styles from './card.module.css';

/** `data-gap="4"` stacks its children, `--space-4` apart: 3 to 6. */
export const CardBody = styled('div', styles.body);

/** Card footer with a rule above, for actions. */
export const CardFoot = styled('div', styles.foot);
