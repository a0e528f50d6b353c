import { Amount } from '@portal/ui/amount';
import { Caps } from '@portal/ui/caps';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { each, type Specimens, specimens, states } from '../section';

const PARAGRAPH =
  'Vous êtes propriétaire : un apport n’est pas toujours nécessaire, et les parts de SCPI achetées à crédit se remboursent en partie par leurs revenus.';

export const text: Specimens = {
  Title: [
    ...each(
      'size',
      ['2xl', 'xl', 'lg', 'md', 'sm', 'xs'],
      Title,
      (size) => ({ as: 'p' as const, size, children: 'Votre projet, fenêtre après fenêtre' }),
      'wide',
    ),
    ...states(Title, {
      'Texte long, à l’étroit': {
        as: 'p',
        size: 'lg',
        children: 'Achat d’une résidence principale en Saint-Quentin-en-Yvelines',
      },
    }),
  ],
  Amount: each('size', ['xl', 'lg', 'md', 'sm'], Amount, (size) => ({
    size,
    children: '215 000,00 €',
  })),
  Text: states(Text, {
    'Corps, au plus 65 caractères': [{ measure: true, children: PARAGRAPH }, 'wide'],
    'size="lg"': { size: 'lg', children: PARAGRAPH },
    'size="sm" tone="muted"': { size: 'sm', tone: 'muted', children: PARAGRAPH },
    'size="xs"': { size: 'xs', children: '14 octobre 2026' },
    strong: { strong: true, children: 'Cette décision est définitive.' },
    'figures, nowrap': { figures: true, nowrap: true, children: 'n° 1042, 06 39 98 00 12' },
  }),
  Caps: [
    ...states(Caps, {
      'Avec sa fenêtre': { as: 'p', children: 'VOS DERNIERS PROJETS' },
      'Sans fenêtre (plain)': {
        as: 'p',
        plain: true,
        children: 'VOUS N’AVEZ AUCUN PROJET POUR LE MOMENT',
      },
      'Sur le crépuscule': { as: 'p', plain: true, children: 'VOUS SOUHAITEZ FINANCER VOTRE PROJET ?' },
      'Texte long, à l’étroit': {
        as: 'p',
        children: 'RÉCAPITULATIF DE VOTRE DEMANDE DE FINANCEMENT IMMOBILIER',
      },
    }),
    ...specimens({
      'Avec son filet (rule)': (
        <div>
          <Caps as="p" rule>
            VOS DERNIERS PROJETS
          </Caps>
        </div>
      ),
    }),
  ],
  TextLink: [
    ...specimens({
      'Dans une phrase': (
        <p>
          Relisez les <TextLink href="#text-link">conditions générales</TextLink> avant de signer.
        </p>
      ),
    }),
    ...states(TextLink<'a'>, {
      'Seul (standalone)': { href: '#text-link', standalone: true, children: 'Mot de passe oublié ?' },
      Focus: { href: '#text-link', children: 'Nous contacter' },
      'Sur le crépuscule': { href: '#text-link', children: 'Mentions légales' },
    }),
  ],
  VisuallyHidden: specimens({
    'Rien à voir, tout à entendre': (
      <p>
        12 <VisuallyHidden>projets à relancer, </VisuallyHidden>à relancer
      </p>
    ),
  }),
};
