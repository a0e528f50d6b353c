import { AgencyMark } from '@portal/ui/agency-mark';
import {
  EmptyProject,
  EmptyProposition,
  FacadeWideArt,
  Failure,
  NoResult,
  Offline,
} from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { DuskBand } from '@portal/ui/dusk-band';
import { HeroStreet } from '@portal/ui/hero-street';
import * as all from '@portal/ui/icon';
import { Cluster } from '@portal/ui/layout';
import { LitStreet } from '@portal/ui/lit-street';
import { Logo } from '@portal/ui/logo';
import { menuGlyph } from '@portal/ui/menu-icon';
import { Niche } from '@portal/ui/niche';
import type { Specimens } from '../specimen';

const { Icon, Landmark, MapPin, WindowGlyph } = all;

const glyphs = (named: readonly (readonly [name: string, glyph: all.Glyph])[]) => (
  <Cluster as="ul">
    {named.map(([name, glyph]) => (
      <Cluster as="li" key={name} gap={1}>
        <Icon glyph={glyph} size="lg" />
        <code>{name}</code>
      </Cluster>
    ))}
  </Cluster>
);

const MENU_NAMES =
  'home project projects propositions addresses conditions tutorial contact users affiliations profile adviser sign-in sign-out inconnu';

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="18"/></svg>',
)}`;

export const drawings: Specimens = {
  icon: {
    purpose: 'Un dessin à côté des mots, jamais à leur place. Le trait suit la couleur du texte.',
    setting: 'wide',
    states: {
      'Petit, moyen, grand': (
        <Cluster>
          <Icon glyph={Landmark} size="sm" />
          <Icon glyph={Landmark} />
          <Icon glyph={WindowGlyph} size="lg" />
        </Cluster>
      ),
      'Tous les dessins': glyphs(
        Object.entries(all).flatMap(([name, glyph]) => (glyph === Icon ? [] : [[name, glyph as all.Glyph]])),
      ),
    },
  },
  'menu-icon': {
    purpose: 'Les dessins que le manifeste d’une app peut nommer (`icon`).',
    setting: 'wide',
    states: { 'Tous les noms': glyphs(MENU_NAMES.split(' ').map((name) => [name, menuGlyph(name)])) },
  },
  logo: {
    purpose:
      'Six carreaux, six phases, celui du milieu à droite allumé. La lampe ne change jamais de couleur.',
    states: { 'Sur une surface': <Logo />, 'Sur le crépuscule': <Logo tone="brand" /> },
  },
  niche: {
    purpose:
      'Une arche qui porte un dessin ou des initiales (PA pour Paul d’Aubigné). Elle décore : les mots sont à côté.',
    states: {
      Dessin: <Niche glyph={MapPin} />,
      Initiales: <Niche person="Hélène Castaing" />,
      Petite: <Niche person="Hélène Castaing" size="sm" />,
      'À vous (you)': <Niche glyph={Landmark} tone="you" />,
      'Danger (danger)': <Niche glyph={Landmark} tone="danger" />,
    },
  },
  'agency-mark': {
    purpose: 'La marque d’une agence, 48 px. Sans logo, ses initiales.',
    states: {
      Initiales: <AgencyMark agency="Paris Nord" />,
      Logo: <AgencyMark agency="Lyon Confluence" logo={LOGO} />,
      'Agence inconnue': <AgencyMark agency={null} />,
    },
  },
  artwork: {
    purpose: 'Façades en élévation, deux tons par volume, tirets pour ce qui n’est pas encore bâti.',
    states: {
      EmptyProject: <EmptyProject />,
      EmptyProposition: <EmptyProposition />,
      NoResult: <NoResult />,
      Failure: <Failure />,
      Offline: <Offline />,
      'FacadeWideArt, sur le crépuscule': <FacadeWideArt />,
    },
  },
  'hero-street': {
    purpose: 'La rue de l’accueil.',
    setting: 'wide clipped',
    states: { 'Au bas d’une bande, sur le crépuscule': <HeroStreet /> },
  },
  'lit-street': {
    purpose:
      'Une fenêtre par étape faite, un étage toutes les trois. Décor seulement : l’étape est dite dans le texte.',
    setting: 'brand clipped',
    states: {
      'Étape 1': <LitStreet windows={12} lit={1} />,
      'Étape 12': <LitStreet windows={12} lit={12} />,
      'La maison de l’inscription, trois champs': <LitStreet windows={6} lit={3} />,
    },
  },
  'dusk-band': {
    purpose:
      'La tête d’une page qui apporte une nouvelle : un titre, une phrase, un seul bouton, et la rue au crépuscule.',
    setting: 'canvas wide',
    states: {
      'À l’étroit': (
        <DuskBand
          id="dusk-band-title"
          as="h2"
          about="Dossier n° 1042, 22 novembre 2026"
          title="Votre projet est enregistré"
          actions={<ButtonLink href="#dusk-band" variant="lamp" size="lg" children="Voir votre dossier" />}
          art={<LitStreet windows={12} lit={1} />}
        >
          Première fenêtre allumée sur douze : votre agence a reçu votre demande.
        </DuskBand>
      ),
    },
  },
};
