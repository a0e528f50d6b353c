import { PASSWORD_CONDITIONS } from '@portal/domain/person';
import { refusalErrors } from '@portal/features/editing';
import { useApi, useResource } from '@portal/features/resource';
import {
  emptyValues,
  field,
  Fields,
  type FieldTable,
  PasswordField,
  PortalForm,
  required,
  sameAs,
  SubmitButton,
} from '@portal/forms';
import { Link, useLocation, useNavigate, useParams } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { ChevronRight } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { useEffect, useState } from 'react';
import { NEVER } from 'rxjs';
import { ResetFrame } from './reset-frame';

interface NewPassword {
  readonly newPassword: string;
  readonly confirmation: string;
}

const FIELDS: FieldTable<NewPassword> = {
  newPassword: field(
    PasswordField,
    { label: 'Nouveau mot de passe', autoComplete: 'new-password', liveRules: PASSWORD_CONDITIONS },
    required('votre nouveau mot de passe'),
  ),
  confirmation: field(
    PasswordField,
    { label: 'Confirmation du mot de passe', autoComplete: 'new-password' },
    required('votre nouveau mot de passe une seconde fois'),
    sameAs<NewPassword>('newPassword', 'Les mots de passe ne correspondent pas.'),
  ),
};

const EMPTY = emptyValues(FIELDS);

const WITHOUT_TOKEN = '/password/reset/token=';

/**
 * Reads the token: what follows the equals sign in the route parameter (section 2). Since it gives access to the
 * account, it is removed from the URL, and so from the history and from copied links. It is kept in the history state,
 * so that a reload works.
 */
function useToken(): string {
  const { token: parameter = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const inAddress = parameter.slice(parameter.indexOf('=') + 1);
  useEffect(() => {
    if (inAddress !== '') void navigate(WITHOUT_TOKEN, { replace: true, state: inAddress });
  }, [inAddress, navigate]);
  return inAddress === '' && typeof state === 'string' ? state : inAddress;
}

/** Sets a new password, without signing in. */
export function NewPasswordPage() {
  const api = useApi();
  const token = useToken();
  const [isSaved, setSaved] = useState(false);
  const check = useResource(() => (token === '' ? NEVER : api.auth.isResetLinkDead(token)), [api, token]);

  if (isSaved)
    return (
      <ResetFrame lit={6} title="Votre mot de passe a été changé">
        <Notice tone="success" role="status">
          Votre nouveau mot de passe est enregistré.
        </Notice>
        <ButtonRow>
          <ButtonLink as={Link} to="/login" variant="primary" size="lg" iconAfter={ChevronRight}>
            Se connecter
          </ButtonLink>
        </ButtonRow>
      </ResetFrame>
    );
  if (check.value === true)
    return (
      <ResetFrame lit={0} title="Nouveau mot de passe">
        <Notice tone="danger" role="alert">
          Ce lien n’est plus valable. Demandez-en un nouveau.
        </Notice>
        <ButtonRow>
          <ButtonLink as={Link} to="/ResetPassword" variant="primary" size="lg">
            Demander un nouveau lien
          </ButtonLink>
        </ButtonRow>
      </ResetFrame>
    );
  return (
    <ResetFrame lit={3} title="Nouveau mot de passe">
      <PortalForm<NewPassword, void>
        aria-label="Choix du nouveau mot de passe"
        initialValues={EMPTY}
        fields={FIELDS}
        submit={({ newPassword }) => api.auth.resetPassword(token, newPassword)}
        onDone={() => setSaved(true)}
        toErrors={refusalErrors}
      >
        <Fields of={FIELDS} layout={['newPassword', 'confirmation']} />
        <SubmitButton wide size="lg">
          Enregistrer le mot de passe
        </SubmitButton>
        <ButtonLink as={Link} to="/ResetPassword" variant="quiet">
          Demander un nouveau lien
        </ButtonLink>
      </PortalForm>
    </ResetFrame>
  );
}
