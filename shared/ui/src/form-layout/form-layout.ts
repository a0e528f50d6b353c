import { styled } from '../class-names';
import styles from './form-layout.module.css';

/** The buttons of a form: secondary, then primary, at the end of the line. */
export const FormActions = styled('div', styles.actions);

/** Fields that belong together, side by side when there is room. */
export const FormGrid = styled('div', styles.grid);

/** What must be known before filling in: « Les champs sont obligatoires, sauf mention contraire. » */
export const FormNote = styled('p', styles.note);

/** The blocks of a form, one under the other. */
export const FormStack = styled('div', styles.stack);
