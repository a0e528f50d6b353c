import { Attachment } from '@portal/ui/attachment';
import { Count } from '@portal/ui/count';
import { Facts, FactsInline } from '@portal/ui/facts';
import { Download } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Tag } from '@portal/ui/tag';
import type { GallerySection } from '../section';

const FACTS = [
  { term: 'Usage', value: 'Résidence principale' },
  { term: 'Apport', value: '25 000,00 €' },
  { term: 'Co-emprunteur', value: null, absent: 'Sans objet' },
  { term: 'Téléphone', value: '' },
];
const AMOUNTS = [
  { term: 'Prix du bien', value: '215 000,00 €' },
  { term: 'Frais de notaire', value: '16 125,00 €' },
  { term: 'Coût total', value: '231 125,00 €' },
];

/** What a file is made of. */
export const factSections: readonly GallerySection[] = [
  {
    id: 'facts',
    name: 'Facts',
    from: '@portal/ui/facts',
    purpose: 'Termes et valeurs entre des filets. Une valeur absente se dit, jamais un tiret.',
    specimens: [
      { name: 'Ordinaire, avec des absences', show: <Facts items={FACTS} /> },
      { name: 'Montants en fin de ligne', show: <Facts items={AMOUNTS} align="end" /> },
      { name: 'Deux colonnes', show: <Facts items={[...FACTS, ...AMOUNTS]} columns={2} />, width: 'wide' },
      { name: 'Dense, dans une liste', show: <Facts items={AMOUNTS} dense /> },
      {
        name: 'Texte long, à l’étroit',
        show: (
          <Facts
            items={[
              { term: 'Adresse électronique', value: 'prenom.nom.compose.interminable@exemple.fr' },
              ...FACTS,
            ]}
          />
        ),
        width: 'narrow',
      },
    ],
  },
  {
    id: 'facts-inline',
    name: 'FactsInline',
    from: '@portal/ui/facts',
    purpose: 'Deux à quatre faits en bande.',
    specimens: [
      { name: 'Trois faits', show: <FactsInline items={AMOUNTS} />, width: 'wide' },
      { name: 'À l’étroit', show: <FactsInline items={FACTS.slice(0, 3)} />, width: 'narrow' },
    ],
  },
  {
    id: 'attachment',
    name: 'Attachment',
    from: '@portal/ui/attachment',
    purpose: 'Un fichier et le moyen de l’emporter.',
    specimens: [
      {
        name: 'Ordinaire',
        show: (
          <Attachment
            name="Simulation.pdf"
            note="PDF, 240 ko"
            action={<IconButton label="Télécharger Simulation.pdf" glyph={Download} />}
          />
        ),
      },
      {
        name: 'Texte long, à l’étroit',
        show: (
          <Attachment
            name="proposition-de-financement-definitive-version-finale-2026-11-20.pdf"
            action={<IconButton label="Télécharger la proposition" glyph={Download} />}
          />
        ),
        width: 'narrow',
      },
    ],
  },
  {
    id: 'tag',
    name: 'Tag',
    from: '@portal/ui/tag',
    purpose: 'Un mot qui classe sans juger : un rôle, « Principale ».',
    specimens: [
      { name: 'Adresse', show: <Tag>Principale</Tag> },
      { name: 'Rôle', show: <Tag>Directeur d’agence</Tag> },
    ],
  },
  {
    id: 'count',
    name: 'Count',
    from: '@portal/ui/count',
    purpose: 'Combien, dans une pastille après un mot.',
    specimens: [
      {
        name: 'Quelques-unes',
        show: (
          <p>
            Propositions<Count>{2}</Count>
          </p>
        ),
      },
      {
        name: 'Aucune',
        show: (
          <p>
            Propositions<Count>{0}</Count>
          </p>
        ),
      },
      {
        name: 'Beaucoup',
        show: (
          <p>
            Projets<Count>{12465}</Count>
          </p>
        ),
      },
    ],
  },
];
