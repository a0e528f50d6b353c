import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useState } from 'react';
import { FrameBlock, StreetFrame } from '../street-frame/street-frame';
import { LoginForm } from './login-form';
import { REGISTRATION_FIELD_COUNT, RegistrationForm } from './registration-form';
import { Stack } from '@portal/ui/layout';
import styles from './sign-in-page.module.css';

/** The login form, then the registration form, whose fields light the windows (specification, section 2). */
export default function SignInPage() {
  const [filled, setFilled] = useState(0);
  return (
    <StreetFrame
      lit={filled}
      promise={'Une fenêtre s’allume à\u00A0chaque étape'}
      more="Nous ne vous demandons jamais de virement, ni votre mot de passe, ni votre code bancaire."
      count={
        <p className={styles.count} role="status" data-to-come={filled === 0 || undefined}>
          {filledWords(filled)}
        </p>
      }
      first={
        <FrameBlock labelledBy="connexion">
          <VisuallyHidden as="h1">Connexion et inscription</VisuallyHidden>
          <Title as="h2" size="lg" id="connexion">
            Se connecter
          </Title>
          <LoginForm />
        </FrameBlock>
      }
    >
      <FrameBlock labelledBy="inscription">
        <Stack gap={2}>
          <Title as="h2" size="lg" id="inscription">
            Créer votre compte
          </Title>
          <Text tone="muted">Six champs, tous obligatoires.</Text>
        </Stack>
        <RegistrationForm onFilled={setFilled} />
      </FrameBlock>
    </StreetFrame>
  );
}

/** Nothing before the first field: who signs in fills none of them. */
const filledWords = (filled: number): string =>
  filled === 0
    ? '\u00A0'
    : `${String(filled)} ${filled === 1 ? 'champ rempli' : 'champs remplis'} sur ${String(REGISTRATION_FIELD_COUNT)}`;
