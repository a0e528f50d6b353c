import { BackTo } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Path } from '@portal/ui/path';
import { ResetFrame } from './reset-frame';

const STEPS = [
  {
    who: 'Ici',
    what: 'Vous demandez un lien',
    more: 'Il part à l’adresse indiquée, si c’est celle d’un compte.',
  },
  {
    who: 'Dans votre messagerie',
    what: 'Vous ouvrez le lien',
    more: 'Il n’y est pas\u202F? Regardez les courriers indésirables, puis vérifiez l’adresse.',
  },
  {
    who: 'Ici',
    what: 'Vous choisissez un nouveau mot de passe',
    more: 'Il vous servira à vous connecter.',
  },
];

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
      <Path steps={STEPS} present={1} />
      <ButtonRow>
        <ButtonLink as={Link} to="/login" variant="secondary">
          Se connecter
        </ButtonLink>
      </ButtonRow>
    </ResetFrame>
  );
}
