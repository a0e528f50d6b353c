import { styled, type StyledProps } from '../class-names/class-names';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import styles from './form-layout.module.css';

/** The buttons of a form: secondary, then primary, at the end of the line. */
export const FormActions = styled('div', styles.actions);

export const FormGrid = styled('div', styles.grid);

/** A note above a form: « Les champs sont obligatoires, sauf mention contraire. » */
export const FormNote = (props: StyledProps) => <Text size="sm" tone="muted" {...props} />;

export const FormStack = (props: StyledProps) => <Stack gap={5} {...props} />;
