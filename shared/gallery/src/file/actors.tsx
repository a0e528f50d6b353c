import { AgencyMark } from '@portal/ui/agency-mark';
import { Button } from '@portal/ui/button';
import { Due } from '@portal/ui/due';
import { Landmark, MapPin } from '@portal/ui/icon';
import { NextStep } from '@portal/ui/next-step';
import { initials, Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { Timeline } from '@portal/ui/timeline';
import type { GallerySection } from '../section';

const TONES = [
  'you',
  'lender',
  'success',
  'danger',
  'brand',
  'surface',
  'surface-applicant',
  'surface-lender',
] as const;
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="18"/></svg>',
)}`;

/** Who acts, who is who, what happened. */
export const actorSections: readonly GallerySection[] = [
  {
    id: 'next-step',
    name: 'NextStep',
    from: '@portal/ui/next-step',
    purpose: 'Qui agit maintenant, et ce qu’il y a à faire. Juste après l’avancement.',
    specimens: [
      {
        name: 'À vous',
        show: (
          <NextStep
            actor="you"
            title="Répondez aux deux propositions"
            titleAs="h3"
            actions={
              <>
                <Button variant="primary">Comparer</Button>
                <Button variant="quiet">Plus tard</Button>
              </>
            }
          >
            <p>La première est valable jusqu’au 23 novembre.</p>
          </NextStep>
        ),
        width: 'wide',
      },
      { name: 'Le conseiller', show: <NextStep actor="advisor">Il étudie votre dossier.</NextStep> },
      { name: 'Le prêteur', show: <NextStep actor="lender">Il édite son offre.</NextStep> },
      {
        name: 'Vu de l’agence',
        show: <NextStep actor="applicant" title="Mandat à signer" titleAs="h3" />,
      },
      {
        name: 'Bord à bord (flush)',
        show: <NextStep actor="you" flush title="Complétez votre dossier" titleAs="h3" />,
      },
      {
        name: 'À l’étroit',
        show: (
          <NextStep
            actor="you"
            title="Transmettez votre dernier avis d’imposition"
            titleAs="h3"
            actions={<Button variant="primary">Contacter Aurélien Tissot</Button>}
          />
        ),
        width: 'narrow',
      },
    ],
  },
  {
    id: 'due',
    name: 'Due',
    from: '@portal/ui/due',
    purpose: 'Combien il reste. À sept jours ou moins, cela demande quelque chose : ambre.',
    specimens: [
      { name: 'Ordinaire', show: <Due>Expire dans 24 jours</Due> },
      { name: 'Bientôt', show: <Due soon>Expire dans 3 jours</Due> },
    ],
  },
  {
    id: 'timeline',
    name: 'Timeline',
    from: '@portal/ui/timeline',
    purpose: 'Ce qui s’est passé, le plus récent d’abord. Seulement des dates connues.',
    specimens: [
      {
        name: 'Trois états',
        show: (
          <Timeline
            entries={[
              { key: '3', what: 'Signature du mandat', state: 'todo' },
              {
                key: '2',
                what: 'Deux propositions à comparer',
                date: 'Depuis le 18 novembre 2026',
                state: 'current',
              },
              { key: '1', what: 'Projet déposé', date: '14 octobre 2026' },
            ]}
          />
        ),
      },
      {
        name: 'Une seule entrée',
        show: <Timeline entries={[{ key: '1', what: 'Projet déposé', date: '14 octobre 2026' }]} />,
      },
    ],
  },
  {
    id: 'niche',
    name: 'Niche',
    from: '@portal/ui/niche',
    purpose: `Une arche qui porte un dessin ou des initiales (${initials('Paul d’Aubigné')} pour Paul d’Aubigné). Elle décore : les mots sont à côté.`,
    specimens: [
      { name: 'Dessin', show: <Niche glyph={MapPin} /> },
      { name: 'Initiales', show: <Niche person="Hélène Castaing" /> },
      { name: 'Petite', show: <Niche person="Hélène Castaing" size="sm" /> },
      ...TONES.map((tone) => ({ name: `tone="${tone}"`, show: <Niche glyph={Landmark} tone={tone} /> })),
    ],
  },
  {
    id: 'agency-mark',
    name: 'AgencyMark',
    from: '@portal/ui/agency-mark',
    purpose: 'La marque d’une agence, 48 px. Sans logo, ses initiales.',
    specimens: [
      { name: 'Initiales', show: <AgencyMark agency="Paris Nord" /> },
      { name: 'Logo', show: <AgencyMark agency="Lyon Confluence" logo={LOGO} /> },
    ],
  },
  {
    id: 'person',
    name: 'Person',
    from: '@portal/ui/person',
    purpose: 'Quelqu’un, ou une agence : la marque, le nom, ce qu’il est ici.',
    specimens: [
      {
        name: 'Conseiller',
        show: (
          <Person
            mark={<Niche person="Aurélien Tissot" />}
            name="Aurélien Tissot"
            sub="Conseiller, Paris Nord"
          />
        ),
      },
      {
        name: 'Agence, sans nom',
        show: <Person mark={<AgencyMark agency="Paris Nord" />} sub="Dossier n° 1042" />,
      },
      {
        name: 'Texte long, à l’étroit',
        show: (
          <Person
            mark={<Niche person="Marie-Antoinette" />}
            name="Marie-Antoinette de La Rochefoucauld-Montmorency"
            sub="Directrice de l’agence de Saint-Germain-en-Laye"
          />
        ),
        width: 'narrow',
      },
    ],
  },
];
