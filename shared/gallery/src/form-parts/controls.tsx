import { Field, FieldError } from '@portal/ui/field';
import { Eye, Search, Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Affix, Input } from '@portal/ui/input';
import type { GallerySection } from '../section';

const LONG =
  'Acquisition d’une résidence principale avec travaux de rénovation énergétique, en copropriété et à deux.';

/** What one types a line in. */
export const controlSections: readonly GallerySection[] = [
  {
    id: 'field',
    name: 'Field, FieldError',
    from: '@portal/ui/field',
    purpose: 'Libellé, aide, contrôle, erreur : liés une fois pour toutes. Obligatoire est la règle.',
    specimens: [
      {
        name: 'Ordinaire',
        show: (
          <Field label="Prénom" required>
            {(ties) => <Input {...ties} />}
          </Field>
        ),
      },
      {
        name: 'Avec une aide',
        show: (
          <Field label="Revenu annuel" hint="Celui du foyer." required>
            {(ties) => <Input {...ties} figures />}
          </Field>
        ),
      },
      {
        name: 'Facultatif',
        show: (
          <Field label="Complément" optional>
            {(ties) => <Input {...ties} />}
          </Field>
        ),
      },
      {
        name: 'Invalide',
        show: (
          <Field label="Prix du bien" hint="Hors travaux." error="Indiquez le prix à financer." required>
            {(ties) => <Input {...ties} defaultValue="zéro" />}
          </Field>
        ),
      },
      {
        name: 'Petit, dans les filtres',
        show: (
          <Field label="Statut" size="sm">
            {(ties) => <Input {...ties} />}
          </Field>
        ),
      },
      { name: 'L’erreur seule', show: <FieldError id="field-error-alone">Choisissez une durée.</FieldError> },
      {
        name: 'Texte long, à l’étroit',
        show: (
          <Field
            label="Décrivez en quelques mots le projet pour lequel vous demandez un financement"
            hint={LONG}
            error="Écrivez au moins vingt caractères, sans aucune information de santé."
          >
            {(ties) => <Input {...ties} />}
          </Field>
        ),
        width: 'narrow',
      },
    ],
  },
  {
    id: 'input',
    name: 'Input',
    from: '@portal/ui/input',
    purpose: 'Une ligne de texte, 48 px, 16 px de corps : iOS ne zoome pas.',
    specimens: [
      {
        name: 'Rempli',
        show: <Field label="Nom">{(ties) => <Input {...ties} defaultValue="Castaing" />}</Field>,
      },
      {
        name: 'Format attendu',
        show: <Field label="Date">{(ties) => <Input {...ties} placeholder="jj/mm/aaaa" />}</Field>,
      },
      {
        name: 'Focus',
        show: <Field label="Ville">{(ties) => <Input {...ties} defaultValue="Paris" />}</Field>,
        focused: true,
      },
      {
        name: 'Désactivé',
        show: (
          <Field label="Agence">{(ties) => <Input {...ties} disabled defaultValue="Paris Nord" />}</Field>
        ),
      },
      {
        name: 'En lecture seule',
        show: (
          <Field label="Identifiant">
            {(ties) => <Input {...ties} readOnly defaultValue="helene@exemple.fr" />}
          </Field>
        ),
      },
      {
        name: 'Date',
        show: <Field label="Naissance">{(ties) => <Input {...ties} type="date" figures />}</Field>,
      },
    ],
  },
  {
    id: 'affix',
    name: 'Affix',
    from: '@portal/ui/input',
    purpose: 'Quelque chose dans le cadre : une unité, une loupe, un bouton.',
    specimens: [
      {
        name: 'Unité',
        show: (
          <Field label="Apport">
            {(ties) => (
              <Affix end={<span aria-hidden="true">€</span>}>
                <Input {...ties} figures defaultValue="25 000,00" />
              </Affix>
            )}
          </Field>
        ),
      },
      {
        name: 'Loupe',
        show: (
          <Field label="Rechercher">
            {(ties) => (
              <Affix start={<Icon glyph={Search} />}>
                <Input {...ties} type="search" />
              </Affix>
            )}
          </Field>
        ),
      },
      {
        name: 'Bouton',
        show: (
          <Field label="Mot de passe">
            {(ties) => (
              <Affix end={<IconButton label="Afficher le mot de passe" glyph={Eye} />}>
                <Input {...ties} type="password" defaultValue="Portail" />
              </Affix>
            )}
          </Field>
        ),
      },
      {
        name: 'Invalide',
        show: (
          <Field label="Taux" error="Indiquez un taux.">
            {(ties) => (
              <Affix end={<span aria-hidden="true">%</span>}>
                <Input {...ties} figures />
              </Affix>
            )}
          </Field>
        ),
      },
    ],
  },
];
