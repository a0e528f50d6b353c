import { Amount } from '@portal/ui/amount';
import { Caps } from '@portal/ui/caps';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { each, type Family, specimens, states } from '../section';

const PARAGRAPH =
  'Vous êtes propriétaire : un apport n’est pas toujours nécessaire, et les parts de SCPI achetées à crédit se remboursent en partie par leurs revenus.';

export const text: Family = {
  name: 'TEXTE',
  sections: [
    {
      name: 'Title',
      from: '@portal/ui/title',
      purpose: 'Besley, pour les titres et rien d’autre. Le niveau et la taille se choisissent à part.',
      specimens: [
        ...each(
          'size',
          ['2xl', 'xl', 'lg', 'md', 'sm', 'xs'],
          Title,
          (size) => ({ as: 'p' as const, size, children: 'Votre projet, fenêtre après fenêtre' }),
          'wide',
        ),
        ...states(Title, {
          'Texte long, à l’étroit': [
            {
              as: 'p',
              size: 'lg',
              children: 'Achat d’une résidence principale en Saint-Quentin-en-Yvelines',
            },
            'narrow',
          ],
        }),
      ],
    },
    {
      name: 'Amount',
      from: '@portal/ui/amount',
      purpose: 'Le chiffre qui est le héros d’un bloc : prix à financer, échéance. Toujours deux décimales.',
      specimens: each('size', ['xl', 'lg', 'md', 'sm'], Amount, (size) => ({
        size,
        children: '215 000,00 €',
      })),
    },
    {
      name: 'Text',
      from: '@portal/ui/text',
      purpose: 'Figtree, dès que le texte n’est pas du corps ordinaire.',
      specimens: states(Text, {
        'Corps, au plus 65 caractères': [{ measure: true, children: PARAGRAPH }, 'wide'],
        'size="lg"': { size: 'lg', children: PARAGRAPH },
        'size="sm" tone="muted"': { size: 'sm', tone: 'muted', children: PARAGRAPH },
        'size="xs"': { size: 'xs', children: '14 octobre 2026' },
        strong: { strong: true, children: 'Cette décision est définitive.' },
        'figures, nowrap': { figures: true, nowrap: true, children: 'n° 1042, 06 39 98 00 12' },
      }),
    },
    {
      name: 'Caps',
      from: '@portal/ui/caps',
      purpose: 'Toute chaîne que la spécification écrit en capitales : petite, espacée, avec sa fenêtre.',
      specimens: [
        ...states(Caps, {
          'Avec sa fenêtre': { as: 'p', children: 'VOS DERNIERS PROJETS' },
          'Sans fenêtre (plain)': {
            as: 'p',
            plain: true,
            children: 'VOUS N’AVEZ AUCUN PROJET POUR LE MOMENT',
          },
          'Sur le crépuscule': [
            { as: 'p', plain: true, children: 'VOUS SOUHAITEZ FINANCER VOTRE PROJET ?' },
            'brand',
          ],
          'Texte long, à l’étroit': [
            { as: 'p', children: 'RÉCAPITULATIF DE VOTRE DEMANDE DE FINANCEMENT IMMOBILIER' },
            'narrow',
          ],
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
    },
    {
      name: 'TextLink',
      from: '@portal/ui/text-link',
      purpose: 'Un lien souligné dans une phrase, ou seul sur sa ligne : alors c’est une cible de 44 px.',
      specimens: [
        ...specimens({
          'Dans une phrase': (
            <p>
              Relisez les <TextLink href="#text-link">conditions générales</TextLink> avant de signer.
            </p>
          ),
        }),
        ...states(TextLink<'a'>, {
          'Seul (standalone)': { href: '#text-link', standalone: true, children: 'Mot de passe oublié ?' },
          Focus: [{ href: '#text-link', children: 'Nous contacter' }, 'focused'],
          'Sur le crépuscule': [{ href: '#text-link', children: 'Mentions légales' }, 'brand'],
        }),
      ],
    },
    {
      name: 'VisuallyHidden',
      from: '@portal/ui/visually-hidden',
      purpose: 'Des mots pour les lecteurs d’écran, là où le dessin parle à l’œil.',
      specimens: specimens({
        'Rien à voir, tout à entendre': (
          <p>
            12 <VisuallyHidden>projets à relancer, </VisuallyHidden>à relancer
          </p>
        ),
      }),
    },
  ],
};
