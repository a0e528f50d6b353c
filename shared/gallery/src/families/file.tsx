import { AgencyMark } from '@portal/ui/agency-mark';
import { Attachment } from '@portal/ui/attachment';
import { Button } from '@portal/ui/button';
import { CostBar, type CostBarPart, CostList } from '@portal/ui/cost-bar';
import { ComingCount, Count } from '@portal/ui/count';
import { Due } from '@portal/ui/due';
import { Facts, FactsInline } from '@portal/ui/facts';
import { CalendarX, Download, Landmark, Mail, MapPin } from '@portal/ui/icon';
import { Gauge } from '@portal/ui/gauge';
import { IconButton } from '@portal/ui/icon-button';
import { Meter } from '@portal/ui/meter';
import { NextStep } from '@portal/ui/next-step';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { ProgressBar } from '@portal/ui/progress-bar';
import { StatusChip } from '@portal/ui/status-chip';
import { Tag } from '@portal/ui/tag';
import { Timeline } from '@portal/ui/timeline';
import { each, type Specimens, specimens, states } from '../section';

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="18"/></svg>',
)}`;
const FACTS = [
  { term: 'Usage', value: 'Résidence principale' },
  { term: 'Apport', value: '25 000,00 €' },
  { term: 'Co-emprunteur', value: null, absent: 'Sans objet' },
  { term: 'Téléphone', value: '' },
];
const AMOUNTS = [
  { term: 'Prix du bien', value: '215 000,00 €' },
  { term: 'Frais de notaire', value: '16 125,00 €' },
  { term: 'Coût total', value: '231 125,00 €' },
];
const COST: readonly CostBarPart[] = [
  { kind: 'capital', label: 'Capital emprunté', amount: 100_000, text: '100 000,00 €' },
  { kind: 'interest', label: 'Intérêts', amount: 39_190.29, text: '39 190,29 €' },
  { kind: 'insurance', label: 'Assurance', amount: 6000, text: '6 000,00 €' },
  { kind: 'fees', label: 'Frais', amount: 1800, text: '1 800,00 €' },
];
const DEPOSIT = { key: '1', what: 'Projet déposé', date: '14 octobre 2026' };

const EFFORT = {
  max: 50,
  limit: 35,
  note: 'de vos revenus',
  limitText: '35\u00A0%',
  maxText: '50\u00A0%',
};
const effortOf = (value: number, place: string) => {
  const text = `${value.toLocaleString('fr-FR', { minimumFractionDigits: 2 })}\u00A0%`;
  return {
    value,
    text,
    isOver: value > 35,
    label: `Taux d’effort\u00A0: ${text}, ${place} du maximum de 35\u00A0%`,
  };
};

export const file: Specimens = {
  StatusChip: states(StatusChip, {
    new: { family: 'new', children: 'Nouveau projet' },
    advisor: { family: 'advisor', children: 'Projet en cours de traitement' },
    you: { family: 'you', children: 'Attente signature mandat' },
    lender: { family: 'lender', children: 'Dossier finalisé' },
    success: { family: 'success', children: 'Fonds débloqués' },
    danger: { family: 'danger', children: 'Projet refusé' },
    closed: { family: 'closed', children: 'Annulé par le client' },
    'Autre dessin': { family: 'new', glyph: Mail, children: 'Nouvelle' },
    Expirée: { family: 'closed', glyph: CalendarX, children: 'Proposition expirée' },
    'À la ligne dans un tableau (wrap)': [
      { family: 'lender', wrap: true, children: 'Offre de crédit acceptée et retournée au prêteur' },
      'narrow',
    ],
  }),
  ProgressBar: [
    ...specimens(
      Object.fromEntries(
        [1, 3, 6, 9, 12].map((step) => [
          `Étape ${step}`,
          <div key={step}>
            <ProgressBar step={step} status="En cours" label={`Avancement, étape ${step}`} />
          </div>,
        ]),
      ),
      'wide',
    ),
    ...states(ProgressBar, {
      Terminé: [
        { step: 12, outcome: 'finished', status: 'Fonds débloqués', label: 'Avancement, terminé' },
        'wide',
      ],
      'Dossier clos': [
        { step: 6, outcome: 'closed', status: 'Projet refusé', label: 'Avancement, clos' },
        'wide',
      ],
      'Sans étape': { step: null, status: 'En attente' },
      'À l’étroit': { step: 6, status: 'En cours', label: 'Avancement, à l’étroit' },
      'Petite, dans une liste': { step: 6, status: 'En cours', size: 'sm' },
      'Petite, terminée': { step: 12, outcome: 'finished', status: 'Fonds débloqués', size: 'sm' },
      'Petite, close': { step: 3, outcome: 'closed', status: 'Refusé', size: 'sm' },
    }),
  ],
  CostBar: states(CostBar, {
    'À sa propre échelle': { parts: COST },
    'À l’échelle d’une autre': { parts: COST, scale: 160_000 },
  }),
  CostList: states(CostList, { Ordinaire: { parts: COST } }),
  Meter: states(Meter, {
    Ordinaire: { label: 'Part du projet', percent: 60 },
    'Avec une limite': { label: 'Taux d’effort', percent: 34.86, valueText: '34,86 %', limitPercent: 35 },
    Vide: { label: 'Part déjà financée', percent: 0 },
    Pleine: { label: 'Part remboursée', percent: 100 },
  }),
  Gauge: states(Gauge, {
    'Sous le maximum': { ...EFFORT, ...effortOf(31.38, 'sous') },
    'Au-dessus du maximum': { ...EFFORT, ...effortOf(41.2, 'au-dessus') },
    'Hors de l’arche': { ...EFFORT, ...effortOf(118, 'au-dessus') },
    Nulle: { ...EFFORT, ...effortOf(0, 'sous') },
  }),
  NextStep: states(NextStep, {
    'À vous': [
      {
        actor: 'you',
        actions: <Button variant="primary">Comparer</Button>,
        children: <p>La première est valable jusqu’au 23 novembre.</p>,
      },
      'wide',
    ],
    'Le conseiller': { actor: 'advisor', children: 'Il étudie votre dossier.' },
    'Le prêteur': { actor: 'lender', children: 'Il édite son offre.' },
    'Vu de l’agence': { actor: 'applicant', children: 'Mandat à signer.' },
    'Bord à bord (flush)': { actor: 'you', flush: true, children: 'Complétez votre dossier.' },
    'À l’étroit': {
      actor: 'you',
      actions: <Button variant="primary">Contacter Aurélien Tissot</Button>,
      children: 'Transmettez votre dernier avis d’imposition.',
    },
  }),
  Due: states(Due, {
    Ordinaire: { children: 'Expire dans 24 jours' },
    Bientôt: { soon: true, children: 'Expire dans 3 jours' },
    'À un autre d’agir': { soon: true, othersTurn: true, children: 'Expire dans 3 jours' },
  }),
  Timeline: states(Timeline, {
    'Trois états': {
      entries: [
        { key: '3', what: 'Signature du mandat', state: 'todo' },
        {
          key: '2',
          what: 'Deux propositions à comparer',
          date: 'Depuis le 18 novembre 2026',
          state: 'current',
        },
        DEPOSIT,
      ],
    },
    'Une seule entrée': { entries: [DEPOSIT] },
  }),
  Niche: [
    ...states(Niche, {
      Dessin: { glyph: MapPin },
      Initiales: { person: 'Hélène Castaing' },
      Petite: { person: 'Hélène Castaing', size: 'sm' },
    }),
    ...each(
      'tone',
      ['you', 'lender', 'success', 'danger', 'brand', 'surface', 'surface-applicant', 'surface-lender'],
      Niche,
      (tone) => ({ glyph: Landmark, tone }),
    ),
  ],
  AgencyMark: states(AgencyMark, {
    Initiales: { agency: 'Paris Nord' },
    Logo: { agency: 'Lyon Confluence', logo: LOGO },
  }),
  Person: states(Person, {
    Conseiller: {
      mark: <Niche person="Aurélien Tissot" />,
      name: 'Aurélien Tissot',
      sub: 'Conseiller, Paris Nord',
    },
    'Agence, sans nom': { mark: <AgencyMark agency="Paris Nord" />, sub: 'Dossier n° 1042' },
    'Texte long, à l’étroit': {
      mark: <Niche person="Marie-Antoinette" />,
      name: 'Marie-Antoinette de La Rochefoucauld-Montmorency',
      sub: 'Directrice de l’agence de Saint-Germain-en-Laye',
    },
  }),
  Facts: states(Facts, {
    'Ordinaire, avec des absences': { items: FACTS },
    'Montants en fin de ligne': { items: AMOUNTS, align: 'end' },
    'Deux colonnes': [{ items: [...FACTS, ...AMOUNTS], columns: 2 }, 'wide'],
    'Dense, dans une liste': { items: AMOUNTS, dense: true },
    'Texte long, à l’étroit': {
      items: [{ term: 'Adresse électronique', value: 'prenom.nom.interminable@exemple.fr' }, ...FACTS],
    },
  }),
  FactsInline: states(FactsInline, {
    'Trois faits': [{ items: AMOUNTS }, 'wide'],
    'À l’étroit': { items: FACTS.slice(0, 3) },
  }),
  Attachment: states(Attachment, {
    Ordinaire: {
      name: 'Simulation.pdf',
      note: 'PDF, 240 ko',
      action: <IconButton label="Télécharger Simulation.pdf" glyph={Download} />,
    },
    'Texte long, à l’étroit': {
      name: 'proposition-de-financement-definitive-version-finale-2026-11-20.pdf',
      action: <IconButton label="Télécharger la proposition" glyph={Download} />,
    },
  }),
  Tag: states(Tag, {
    Adresse: { children: 'Principale' },
    Rôle: { children: 'Directeur d’agence' },
  }),
  'Count, ComingCount': specimens({
    Aucune: (
      <p>
        Propositions<Count>{0}</Count>
      </p>
    ),
    Beaucoup: (
      <p>
        Projets<Count>{12465}</Count>
      </p>
    ),
    'À venir': (
      <p>
        Projets
        <ComingCount />
      </p>
    ),
  }),
};
