import { SubmitButton } from '@portal/forms';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { CardFoot } from '@portal/ui/card';
import { FormActions } from '@portal/ui/form-layout';
import type { ComponentProps } from 'react';

/** Stands above a form, once: required is the default. */
export const EXCEPT_OPTIONAL =
  'Tous les champs sont obligatoires, sauf ceux qui portent la mention «\u00A0facultatif\u00A0».';

interface FormFootProps extends Omit<ComponentProps<typeof SubmitButton>, 'children'> {
  readonly back: ComponentProps<typeof Link>['to'];
}

/** The foot of the card of a form: « Annuler », and « Enregistrer », which sends it. */
export const FormFoot = ({ back, ...submit }: FormFootProps) => (
  <CardFoot>
    <FormActions>
      <ButtonLink as={Link} to={back} variant="secondary">
        Annuler
      </ButtonLink>
      <SubmitButton {...submit}>Enregistrer</SubmitButton>
    </FormActions>
  </CardFoot>
);
