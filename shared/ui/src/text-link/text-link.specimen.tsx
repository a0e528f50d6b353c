import { TextLink } from './text-link';

export const purpose =
  'Un lien souligné dans une phrase, ou seul sur sa ligne : alors c’est une cible de 44 px.';
export default {
  'Dans une phrase': (
    <p>
      Relisez les <TextLink href="#text-link">conditions générales</TextLink> avant de signer.
    </p>
  ),
  'Seul (standalone)': (
    <TextLink href="#text-link" standalone>
      Mot de passe oublié ?
    </TextLink>
  ),
  Focus: <TextLink href="#text-link">Nous contacter</TextLink>,
  'Sur le crépuscule': <TextLink href="#text-link">Mentions légales</TextLink>,
};
