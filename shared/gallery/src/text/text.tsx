import { Amount } from '@portal/ui/amount';
import { Caps } from '@portal/ui/caps';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { Family } from '../section';

const TITLES = ['2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
const AMOUNTS = ['xl', 'lg', 'md', 'sm'] as const;
const PARAGRAPH =
  'Vous êtes propriétaire : un apport n’est pas toujours nécessaire, et les parts de SCPI achetées à crédit se remboursent en partie par leurs revenus.';

/** Words and figures. */
export const text: Family = {
  id: 'texte',
  name: 'TEXTE',
  sections: [
    {
      id: 'title',
      name: 'Title',
      from: '@portal/ui/title',
      purpose: 'Besley, pour les titres et rien d’autre. Le niveau et la taille se choisissent à part.',
      specimens: [
        ...TITLES.map((size) => ({
          name: `size="${size}"`,
          show: (
            <Title as="p" size={size}>
              Votre projet, fenêtre après fenêtre
            </Title>
          ),
          width: 'wide' as const,
        })),
        {
          name: 'Texte long, à l’étroit',
          show: (
            <Title as="p" size="lg">
              Achat d’une résidence principale en Saint-Quentin-en-Yvelines
            </Title>
          ),
          width: 'narrow',
        },
      ],
    },
    {
      id: 'amount',
      name: 'Amount',
      from: '@portal/ui/amount',
      purpose: 'Le chiffre qui est le héros d’un bloc : prix à financer, échéance. Toujours deux décimales.',
      specimens: AMOUNTS.map((size) => ({
        name: `size="${size}"`,
        show: <Amount size={size}>215 000,00 €</Amount>,
      })),
    },
    {
      id: 'text',
      name: 'Text',
      from: '@portal/ui/text',
      purpose: 'Figtree, dès que le texte n’est pas du corps ordinaire.',
      specimens: [
        { name: 'Corps, au plus 65 caractères', show: <Text measure>{PARAGRAPH}</Text>, width: 'wide' },
        { name: 'size="lg"', show: <Text size="lg">{PARAGRAPH}</Text> },
        {
          name: 'size="sm" tone="muted"',
          show: (
            <Text size="sm" tone="muted">
              {PARAGRAPH}
            </Text>
          ),
        },
        {
          name: 'size="xs" tone="subtle"',
          show: (
            <Text size="xs" tone="subtle">
              14 octobre 2026
            </Text>
          ),
        },
        { name: 'tone="brand"', show: <Text tone="brand">Attente signature mandat</Text> },
        { name: 'strong', show: <Text strong>Cette décision est définitive.</Text> },
        {
          name: 'figures, nowrap',
          show: (
            <Text figures nowrap>
              n° 1042, 06 39 98 00 12
            </Text>
          ),
        },
      ],
    },
    {
      id: 'caps',
      name: 'Caps',
      from: '@portal/ui/caps',
      purpose: 'Toute chaîne que la spécification écrit en capitales : petite, espacée, avec sa fenêtre.',
      specimens: [
        { name: 'Avec sa fenêtre', show: <Caps as="p">VOS DERNIERS PROJETS</Caps> },
        {
          name: 'Avec son filet (rule)',
          show: (
            <div>
              <Caps as="p" rule>
                VOS DERNIERS PROJETS
              </Caps>
            </div>
          ),
        },
        {
          name: 'Sans fenêtre (plain)',
          show: (
            <Caps as="p" plain>
              VOUS N’AVEZ AUCUN PROJET POUR LE MOMENT
            </Caps>
          ),
        },
        {
          name: 'Sur le crépuscule',
          show: (
            <Caps as="p" plain>
              VOUS SOUHAITEZ FINANCER VOTRE PROJET ?
            </Caps>
          ),
          ground: 'brand',
        },
        {
          name: 'Texte long, à l’étroit',
          show: <Caps as="p">RÉCAPITULATIF DE VOTRE DEMANDE DE FINANCEMENT IMMOBILIER</Caps>,
          width: 'narrow',
        },
      ],
    },
    {
      id: 'text-link',
      name: 'TextLink',
      from: '@portal/ui/text-link',
      purpose: 'Un lien souligné dans une phrase, ou seul sur sa ligne : alors c’est une cible de 44 px.',
      specimens: [
        {
          name: 'Dans une phrase',
          show: (
            <p>
              Relisez les <TextLink href="#text-link">conditions générales</TextLink> avant de signer.
            </p>
          ),
        },
        {
          name: 'Seul (standalone)',
          show: (
            <TextLink href="#text-link" standalone>
              Mot de passe oublié ?
            </TextLink>
          ),
        },
        { name: 'Focus', show: <TextLink href="#text-link">Nous contacter</TextLink>, focused: true },
        {
          name: 'Sur le crépuscule',
          show: <TextLink href="#text-link">Mentions légales</TextLink>,
          ground: 'brand',
        },
      ],
    },
    {
      id: 'visually-hidden',
      name: 'VisuallyHidden',
      from: '@portal/ui/visually-hidden',
      purpose: 'Des mots pour les lecteurs d’écran, là où le dessin parle à l’œil.',
      specimens: [
        {
          name: 'Rien à voir, tout à entendre',
          show: (
            <p>
              12 <VisuallyHidden>projets à relancer, </VisuallyHidden>à relancer
            </p>
          ),
        },
      ],
    },
  ],
};
