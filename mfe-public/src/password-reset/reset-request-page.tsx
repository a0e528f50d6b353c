import { refusalErrors } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { BackTo } from '@portal/features/routes';
import {
  email,
  EmailField,
  field,
  Fields,
  type FieldTable,
  PortalForm,
  required,
  SubmitButton,
} from '@portal/forms';
import { useNavigate } from '@portal/kit';
import { ResetFrame } from './reset-frame';

interface ResetRequest {
  readonly email: string;
}

const EMPTY: ResetRequest = { email: '' };
const FIELDS: FieldTable<ResetRequest> = {
  email: field(
    EmailField,
    { label: 'Adresse e-mail', autoComplete: 'username', enterKeyHint: 'send' },
    required('votre adresse e-mail'),
    email(),
  ),
};

/** Asks for the e-mail of the account. The answer is the same whether or not the address is known. */
export function ResetRequestPage() {
  const api = useApi();
  const navigate = useNavigate();

  return (
    <ResetFrame
      lit={0}
      isLinkToCome
      back={<BackTo to="/login">Connexion</BackTo>}
      title="Mot de passe oublié"
      context={
        'Indiquez votre adresse e-mail\u00A0: nous vous enverrons un lien pour choisir un nouveau mot de passe.'
      }
    >
      <PortalForm<ResetRequest, void>
        aria-label="Mot de passe oublié"
        initialValues={EMPTY}
        fields={FIELDS}
        submit={({ email: address }) => api.auth.requestPasswordReset(address, window.location.origin)}
        onDone={() => void navigate('/ConfirmResetPassword')}
        toErrors={refusalErrors}
      >
        <Fields of={FIELDS} layout={['email']} />
        <SubmitButton wide size="lg">
          Recevoir le lien
        </SubmitButton>
      </PortalForm>
    </ResetFrame>
  );
}
