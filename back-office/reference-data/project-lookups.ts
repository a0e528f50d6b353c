import { listFromNames, type ListValue } from './list-value';

/** The seven selects of a project, by the name of the field of the wire they belong to. */
export const projectLookups = {
  s_situation_pro: listFromNames([
    'Salarié en CDI',
    'Fonction publique',
    'Profession libérale',
    'Dirigeant ou indépendant',
    'Retraité',
    'CDD ou intérim',
    'Autre situation',
  ]),
  s_type_bien: listFromNames([
    'Parts de SCPI',
    'Appartement',
    'Maison',
    'Terrain et construction',
    'Immeuble de rapport',
    'Local professionnel',
  ]),
  s_usage_bien: listFromNames([
    'Investissement locatif',
    'Résidence principale',
    'Résidence secondaire',
    'Usage professionnel',
  ]),
  s_mode_achat: listFromNames(['Seul', 'En couple', 'Par une SCI']),
  s_modalite_achat: listFromNames([
    'Crédit amortissable',
    'Crédit in fine',
    'Crédit relais',
    'Autre modalité',
  ]),
  s_etat_avancement: listFromNames([
    'Réflexion',
    'Recherche en cours',
    'Bien ou SCPI choisi',
    'Compromis ou bulletin signé',
    'Autre étape',
  ]),
  // Ten years is what a new project proposes (specification, section 9).
  s_duree_credit_souhait: listFromNames(['10 ans', '12 ans', '15 ans', '20 ans', '25 ans'], '10 ans'),
} as const satisfies Readonly<Record<string, readonly ListValue[]>>;
