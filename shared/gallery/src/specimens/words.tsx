import { Amount } from '@portal/ui/amount';
import { Attachment } from '@portal/ui/attachment';
import { Caps } from '@portal/ui/caps';
import { ComingCount, Count } from '@portal/ui/count';
import { Due } from '@portal/ui/due';
import { Download } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { Tag } from '@portal/ui/tag';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type Specimens, statesBy } from '../specimen';

const PARAGRAPH =
  'Vous êtes propriétaire : un apport n’est pas toujours nécessaire, et les parts de SCPI achetées à crédit se remboursent en partie par leurs revenus.';

export const words: Specimens = {
  title: {
    purpose: 'Besley, pour les titres et rien d’autre. Le niveau et la taille se choisissent à part.',
    setting: 'wide',
    states: {
      ...statesBy(['2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const, (size) => (
        <Title as="p" size={size}>
          Votre projet, fenêtre après fenêtre
        </Title>
      )),
      'Texte long, à l’étroit': (
        <Title as="p" size="lg">
          Achat d’une résidence principale en Saint-Quentin-en-Yvelines
        </Title>
      ),
    },
  },
  text: {
    purpose: 'Figtree, dès que le texte n’est pas du corps ordinaire.',
    states: {
      'Corps, au plus 65 caractères (measure)': <Text measure>{PARAGRAPH}</Text>,
      'size="lg"': <Text size="lg">{PARAGRAPH}</Text>,
      'size="sm" tone="muted"': <Text size="sm" tone="muted" children={PARAGRAPH} />,
      'size="xs"': <Text size="xs">14 octobre 2026</Text>,
      strong: <Text strong>Cette décision est définitive.</Text>,
      'figures, nowrap': <Text figures nowrap children="n° 1042, 06 39 98 00 12" />,
    },
  },
  'text-link': {
    purpose: 'Un lien souligné dans une phrase, ou seul sur sa ligne : alors c’est une cible de 44 px.',
    states: {
      'Dans une phrase': (
        <p>
          Relisez les <TextLink href="#text-link">conditions générales</TextLink> avant de signer.
        </p>
      ),
      'Seul (standalone)': <TextLink href="#text-link" standalone children="Mot de passe oublié ?" />,
      'Sur le crépuscule': <TextLink href="#text-link">Mentions légales</TextLink>,
    },
  },
  caps: {
    purpose: 'Toute chaîne que la spécification écrit en capitales : petite, espacée, avec sa fenêtre.',
    states: {
      'Avec sa fenêtre': <Caps as="p">VOS DERNIERS PROJETS</Caps>,
      'Sans fenêtre (plain)': <Caps as="p" plain children="VOUS N’AVEZ AUCUN PROJET POUR LE MOMENT" />,
      'Sur le crépuscule': <Caps as="p">VOUS SOUHAITEZ FINANCER VOTRE PROJET ?</Caps>,
      'Avec son filet (rule), à l’étroit': (
        <div>
          <Caps as="p" rule children="RÉCAPITULATIF DE VOTRE DEMANDE" />
        </div>
      ),
    },
  },
  amount: {
    purpose: 'Le chiffre qui est le héros d’un bloc. Toujours deux décimales.',
    states: statesBy(['xl', 'lg', 'md', 'sm'] as const, (size) => <Amount size={size}>215 000,00 €</Amount>),
  },
  'visually-hidden': {
    purpose: 'Des mots pour les lecteurs d’écran, là où le dessin parle à l’œil.',
    states: {
      'Rien à voir, tout à entendre': (
        <p>
          12 <VisuallyHidden>projets à relancer, </VisuallyHidden>à relancer
        </p>
      ),
    },
  },
  tag: {
    purpose: 'Un mot qui classe sans juger : un rôle, « Principale ».',
    states: { Adresse: <Tag>Principale</Tag> },
  },
  count: {
    purpose: 'Combien, dans une pastille après un mot.',
    states: {
      Beaucoup: (
        <p>
          Projets
          <Count>{12465}</Count>
        </p>
      ),
      'À venir': (
        <p>
          Projets
          <ComingCount />
        </p>
      ),
    },
  },
  due: {
    purpose: 'Combien il reste. À sept jours ou moins, cela demande quelque chose : ambre.',
    states: {
      Ordinaire: <Due>Expire dans 24 jours</Due>,
      Bientôt: <Due soon>Expire dans 3 jours</Due>,
      'À un autre d’agir': <Due soon othersTurn children="Expire dans 3 jours" />,
    },
  },
  person: {
    purpose: 'Quelqu’un, ou une agence : la marque, le nom, ce qu’il est ici.',
    states: {
      'Texte long, à l’étroit': (
        <Person
          mark={<Niche person="Marie-Antoinette" />}
          name="Marie-Antoinette de La Rochefoucauld-Montmorency"
          sub="Directrice de l’agence de Saint-Germain-en-Laye"
        />
      ),
    },
  },
  attachment: {
    purpose: 'Un fichier et le moyen de l’emporter.',
    states: {
      'Texte long, à l’étroit': (
        <Attachment
          name="proposition-de-financement-definitive-version-finale-2026-11-20.pdf"
          note="PDF, 240 ko"
          action={<IconButton label="Télécharger la proposition" glyph={Download} />}
        />
      ),
    },
  },
};
