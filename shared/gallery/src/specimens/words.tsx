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
import { type Specimens, statesBy } from '../specimen';

const PARAGRAPH =
  'Vous êtes propriétaire : un apport n’est pas toujours nécessaire, et les parts de SCPI achetées à crédit se remboursent en partie par leurs revenus.';

export const words: Specimens = {
  title: statesBy(['2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const, (size) => (
    <Title as="p" size={size} children="Votre projet, fenêtre après fenêtre" />
  )),
  text: {
    'Corps, au plus 65 caractères (measure)': <Text measure>{PARAGRAPH}</Text>,
    'size="lg"': <Text size="lg">{PARAGRAPH}</Text>,
    'size="sm" tone="muted"': <Text size="sm" tone="muted" children="Prêteur A" />,
    'size="xs"': <Text size="xs">14 octobre 2026</Text>,
    strong: <Text strong>Cette décision est définitive.</Text>,
    nowrap: <Text nowrap children="n° 1042, 06 39 98 00 12" />,
  },
  'text-link': {
    'Dans une phrase': <TextLink href="#text-link">conditions générales</TextLink>,
    'Seul (standalone)': <TextLink href="#text-link" standalone children="Mot de passe oublié ?" />,
    'Sur le crépuscule': <TextLink href="#text-link">Mentions légales</TextLink>,
  },
  caps: {
    'Sans fenêtre (plain)': <Caps as="p" plain children="VOUS N’AVEZ AUCUN PROJET POUR LE MOMENT" />,
    'Sur le crépuscule': <Caps as="p">VOUS SOUHAITEZ FINANCER VOTRE PROJET ?</Caps>,
    'Avec son filet (rule)': (
      <div children={<Caps as="p" rule children="RÉCAPITULATIF DE VOTRE DEMANDE" />} />
    ),
  },
  amount: statesBy(['xl', 'lg', 'md', 'sm'] as const, (size) => <Amount size={size}>215 000,00 €</Amount>),
  tag: { Adresse: <Tag>Principale</Tag> },
  count: {
    Beaucoup: <Count>{12465}</Count>,
    'À venir': <ComingCount />,
  },
  due: {
    Bientôt: <Due soon>Expire dans 3 jours</Due>,
    'À un autre d’agir': <Due soon othersTurn children="Expire dans 3 jours" />,
  },
  person: {
    'Texte long, à l’étroit': (
      <Person
        mark={<Niche person="Marie-Antoinette" />}
        name="Marie-Antoinette de La Rochefoucauld-Montmorency"
        sub="Directrice de l’agence de Saint-Germain-en-Laye"
      />
    ),
  },
  attachment: {
    'Texte long, à l’étroit': (
      <Attachment
        name="proposition-de-financement-definitive-version-finale-2026-11-20.pdf"
        note="PDF, 240 ko"
        action={<IconButton label="Télécharger la proposition" glyph={Download} />}
      />
    ),
  },
};
