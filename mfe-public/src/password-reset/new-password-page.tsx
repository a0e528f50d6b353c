import { problemsOf } from '@portal/api';
import { useApi } from '@portal/features/portal';
import {
  PasswordField,
  placeProblems,
  PortalForm,
  required,
  sameAs,
  SubmitButton,
  type Rules,
} from '@portal/forms';
import { useNavigate, useParams } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { Page, PageHeader } from '@portal/ui/page';
import { useState } from 'react';
import { PASSWORD_CONDITIONS } from '../sign-in/registration-rules';

interface NewPassword {
  readonly newPassword: string;
  readonly confirmation: string;
}

const EMPTY: NewPassword = { newPassword: '', confirmation: '' };
const RULES: Rules<NewPassword> = {
  newPassword: [required('votre nouveau mot de passe')],
  confirmation: [
    required('votre nouveau mot de passe une seconde fois'),
    sameAs<NewPassword>('newPassword', 'Les mots de passe ne correspondent pas.'),
  ],
};

/** Chooses a new password. The token is what follows the equals sign in the route parameter (section 2). */
export default function NewPasswordPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { token: parameter = '' } = useParams();
  const [token] = useState(() => parameter.slice(parameter.indexOf('=') + 1));

  return (
    <Page width="form">
      <PageHeader title="Nouveau mot de passe" />
      <Card>
        <CardBody>
          <PortalForm<NewPassword, void>
            aria-label="Nouveau mot de passe"
            initialValues={EMPTY}
            rules={RULES}
            submit={({ newPassword }) => api.auth.resetPassword(token, newPassword)}
            onDone={() => void navigate('/ConfirmResetPassword', { replace: true })}
            toErrors={(error) => placeProblems<NewPassword>(problemsOf(error), ['newPassword'])}
          >
            <PasswordField<NewPassword>
              name="newPassword"
              label="Nouveau mot de passe"
              autoComplete="new-password"
              liveRules={PASSWORD_CONDITIONS}
            />
            <PasswordField<NewPassword>
              name="confirmation"
              label="Confirmation du mot de passe"
              autoComplete="new-password"
            />
            <SubmitButton>Enregistrer le mot de passe</SubmitButton>
          </PortalForm>
        </CardBody>
      </Card>
    </Page>
  );
}
