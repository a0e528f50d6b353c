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
import { AgencyMark, Niche } from '@portal/ui/niche';
import type { Specimens } from '../specimen';

const { Icon, Landmark, WindowGlyph } = all;

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

export const drawings: Specimens = {
  icon: {
    'Tous les dessins': glyphs(
      Object.entries(all).flatMap(([name, glyph]) => (glyph === Icon ? [] : [[name, glyph as all.Glyph]])),
    ),
  },
  'menu-icon': { 'Tous les noms': glyphs(MENU_NAMES.split(' ').map((name) => [name, menuGlyph(name)])) },
  logo: { 'Sur une surface': <Logo />, 'Sur le crépuscule': <Logo tone="brand" /> },
  niche: {
    Dessin: <Niche glyph={WindowGlyph} />,
    Initiales: <Niche person="Hélène Castaing" />,
    Petite: <Niche person="Hélène Castaing" size="sm" />,
    'Danger (danger)': <Niche glyph={Landmark} tone="danger" />,
    'Une agence, sans son logo (AgencyMark)': <AgencyMark agency="Paris Nord" logo={null} />,
    'Agence inconnue': <AgencyMark agency={null} />,
  },
  artwork: {
    EmptyProject: <EmptyProject />,
    EmptyProposition: <EmptyProposition />,
    NoResult: <NoResult />,
    Failure: <Failure />,
    Offline: <Offline />,
    'FacadeWideArt, sur le crépuscule': <FacadeWideArt />,
  },
  'hero-street': { 'Au bas d’une bande, sur le crépuscule': <HeroStreet /> },
  'dusk-band': {
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
};
