import { BackTo } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { ResetFrame } from './reset-frame';

/** Confirms the reset request (specification, section 2); the same text whether or not the address is known. */
export function ResetConfirmedPage() {
  return (
    <ResetFrame
      lit={3}
      isLinkToCome
      back={<BackTo to="/ResetPassword">Une autre adresse</BackTo>}
      title="Consultez votre messagerie"
      context={
        'Si un compte existe pour cette adresse, vous recevrez un lien pour choisir un nouveau mot de passe. Il n’y est pas\u202F? Regardez les courriers indésirables.'
      }
    >
      <ButtonRow>
        <ButtonLink as={Link} to="/login" variant="secondary">
          Se connecter
        </ButtonLink>
      </ButtonRow>
    </ResetFrame>
  );
}
