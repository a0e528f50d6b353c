import { refusalErrors } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import {
  CheckboxField,
  email,
  EmailField,
  field,
  Fields,
  type FieldTable,
  PasswordField,
  PortalForm,
  required,
  SubmitButton,
} from '@portal/forms';
import { kit, type SessionStore, useNavigate, useSession } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Cluster } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { map } from 'rxjs';
import styles from './sign-in-page.module.css';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly stayConnected: boolean;
}

type SignedIn = Parameters<SessionStore['open']>[0];

const EMPTY: Credentials = { email: '', password: '', stayConnected: false };

/** Section 5: the e-mail is required and of type e-mail, the password is required. */
const FIELDS: FieldTable<Credentials> = {
  email: field(
    EmailField,
    { label: 'Adresse e-mail', autoComplete: 'username' },
    required('votre adresse e-mail'),
    email(),
  ),
  password: field(
    PasswordField,
    { label: 'Mot de passe', autoComplete: 'current-password', enterKeyHint: 'go' },
    required('votre mot de passe'),
  ),
  stayConnected: field(CheckboxField, { label: 'Rester connecté sur cet appareil' }),
};

/** Signs in. The shell then loads the profile and opens the requested page or the role's home. */
export function LoginForm() {
  const api = useApi();
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();

  return (
    <PortalForm<Credentials, SignedIn>
      aria-labelledby="connexion"
      initialValues={EMPTY}
      fields={FIELDS}
      submit={({ email: address, password, stayConnected }) =>
        api.auth
          .login({ email: address, password, stayConnected })
          .pipe(map((token) => ({ email: address, token, stayConnected })))
      }
      onDone={(signedIn) => kit().session.open(signedIn)}
      toErrors={refusalErrors}
    >
      <Fields of={FIELDS} layout={['email', 'password']} />
      <Cluster className={styles.row} gap={0} across={4} justify="between">
        <Fields of={FIELDS} layout={['stayConnected']} />
        <Button variant="quiet" onClick={() => void navigate('/ResetPassword')}>
          Mot de passe oublié ?
        </Button>
      </Cluster>
      <SubmitButton caps wide size="lg" busyWords="Connexion en cours">
        CONNEXION
      </SubmitButton>
      {isLoggedIn && (
        <Text role="status" lang="en" tone="muted">
          Loading...
        </Text>
      )}
    </PortalForm>
  );
}
