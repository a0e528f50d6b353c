import type { Person } from '@portal/domain/person';
import { refusalErrors } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { emptyValues, Fields, PortalForm, SubmitButton } from '@portal/forms';
import { useLocation, useNavigate } from '@portal/kit';
import { FormNote } from '@portal/ui/form-layout';
import { JUST_REGISTERED } from './just-registered';
import { registrationFields, type RegistrationValues } from './registration-fields';

const EMPTY = emptyValues(registrationFields);

/** Self-registration: always an applicant of the default agency, whatever is sent (specification, section 6). */
export function RegistrationForm() {
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();

  return (
    <PortalForm<RegistrationValues, Person>
      aria-labelledby="inscription"
      initialValues={EMPTY}
      fields={registrationFields}
      submit={({ confirmation: _, ...registration }) =>
        api.people.register({ ...registration, email: registration.email.trim() })
      }
      // Keeps the query, which holds the page to open after sign-in.
      onDone={() => void navigate(`/ConfirmRegister${search}`, { state: JUST_REGISTERED })}
      toErrors={refusalErrors}
    >
      <Fields
        of={registrationFields}
        layout={[['lastName', 'firstName'], 'email', ['password', 'confirmation'], 'birthday']}
      />
      <FormNote>
        Vos données servent à créer votre compte et à étudier vos demandes. Elles sont accessibles à votre
        agence et à celles dont elle dépend.
      </FormNote>
      <SubmitButton caps wide size="lg" busyWords="Inscription en cours">
        S&apos;INSCRIRE
      </SubmitButton>
    </PortalForm>
  );
}
