import { styled } from '../class-names/class-names';
import styles from './form-layout.module.css';

/** The buttons of a form: secondary, then primary, at the end of the line. */
export const FormActions = styled('div', styles.actions);

export const FormGrid = styled('div', styles.grid);

/** A note above a form: « Les champs sont obligatoires, sauf mention contraire. » */
export const FormNote = styled('p', styles.note);

export const FormStack = styled('div', styles.stack);
