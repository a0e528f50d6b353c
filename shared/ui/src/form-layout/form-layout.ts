import { styled } from '../class-names';
import styles from './form-layout.module.css';

/** The buttons of a form: secondary, then primary, at the end of the line. */
export const FormActions = styled('div', styles.actions);

/** Related fields, side by side when there is room. */
export const FormGrid = styled('div', styles.grid);

/** A note above a form: « Les champs sont obligatoires, sauf mention contraire. » */
export const FormNote = styled('p', styles.note);

/** The blocks of a form, stacked. */
export const FormStack = styled('div', styles.stack);
