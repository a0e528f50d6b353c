import { BackTo } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Text } from '@portal/ui/text';
import { ResetFrame } from './reset-frame';

/** Confirms the reset request (specification, section 2); the same text whether or not the address is known. */
export function ResetConfirmedPage() {
  return (
    <ResetFrame
      lit={3}
      isLinkToCome
      back={<BackTo to="/ResetPassword">Une autre adresse</BackTo>}
      title="Consultez votre messagerie"
      context="Si un compte existe pour cette adresse, vous recevrez un lien pour choisir un nouveau mot de passe."
    >
      <Text tone="muted">{'Il n’y est pas\u202F? Regardez les courriers indésirables.'}</Text>
      <ButtonRow>
        <ButtonLink as={Link} to="/login" variant="secondary">
          Se connecter
        </ButtonLink>
      </ButtonRow>
    </ResetFrame>
  );
}
