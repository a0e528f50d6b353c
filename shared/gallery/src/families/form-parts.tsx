import { type ComponentType, useState } from 'react';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { type ControlTies, Field, FieldError, type FieldProps } from '@portal/ui/field';
import { Fold } from '@portal/ui/fold';
import { FieldGroup, FormActions, FormGrid, FormNote, FormStack } from '@portal/ui/form-layout';
import { Eye, Icon, Plus, Search } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Affix, Checkbox, Input, InputRow, Select, TextArea } from '@portal/ui/input';
import { RuleList } from '@portal/ui/rule-list';
import { Slider } from '@portal/ui/slider';
import { Stepper } from '@portal/ui/stepper';
import { type TreeNode, TreeSelect } from '@portal/ui/tree-select';
import { specimen, type Specimens, type Specimen, specimens, states } from '../section';

const LONG =
  'Acquisition d’une résidence principale avec travaux de rénovation énergétique, en copropriété et à deux.';

/** A control in its field: field props, control props. */
type InField<P> = readonly [words: Omit<FieldProps, 'children'>, props?: Partial<P>];

const inField = <P extends object>(
  Control: ComponentType<P & ControlTies>,
  table: Readonly<Record<string, InField<P>>>,
): readonly Specimen[] =>
  Object.entries(table).map(([name, [words, props]]) =>
    specimen(name, <Field {...words}>{(ties) => <Control {...(props as P)} {...ties} />}</Field>),
  );

const option = (words: string) => ({ children: <option>{words}</option> });

interface FramedProps {
  readonly start?: React.ReactNode;
  readonly end?: React.ReactNode;
  readonly input?: Partial<React.ComponentProps<typeof Input>>;
}

const Framed = ({ start, end, input, ...ties }: FramedProps & ControlTies) => (
  <Affix start={start} end={end}>
    <Input entry="text" {...input} {...ties} />
  </Affix>
);

const sign = (words: string) => <span aria-hidden="true">{words}</span>;

const text = (label: string, more: { hint?: string; error?: string; optional?: boolean } = {}) => (
  <Field label={label} {...more}>
    {(ties) => <Input entry="text" {...ties} />}
  </Field>
);

const steps = (prefix: string, done: number) =>
  ['VOTRE PROJET', 'VOTRE SITUATION', 'VOTRE FINANCEMENT', 'VOTRE CONSEILLER'].map((name, index) => ({
    id: `${prefix}-${index}`,
    name,
    done: index < done,
    ...((done === 0 || index > done) && { missing: '3\u00A0à remplir' }),
  }));

const node = (id: string, label: string, ...children: readonly TreeNode[]): TreeNode => ({
  id,
  label,
  children,
});
const numbered = (count: number, make: (index: number) => TreeNode) =>
  Array.from({ length: count }, (_, index) => make(index));

const NETWORK: readonly TreeNode[] = [
  node('', 'Toutes'),
  node(
    '59',
    'InterGestion',
    node('60', 'Île-de-France', node('70', 'Paris Nord'), node('71', 'Paris Sud'), node('72', 'Versailles')),
    node('64', 'Outre-mer et frontaliers', node('82', 'Saint-Denis (La Réunion)')),
  ),
];

/** Sixty agencies under twelve regions: only the first level is initially open. */
const LARGE: readonly TreeNode[] = [
  node('', 'Toutes'),
  node(
    'l',
    'Réseau national',
    ...numbered(12, (region) =>
      node(
        `r${region}`,
        `Région ${region + 1}`,
        ...numbered(4, (index) => node(`a${region}-${index}`, `Agence ${region * 4 + index + 1}`)),
      ),
    ),
  ),
];

const everyNode = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap((one) => [one, ...everyNode(one.children)]);

interface TreeProps {
  readonly nodes: readonly TreeNode[] | undefined;
  readonly initial?: string;
  readonly words?: string;
}

function Tree({ nodes, initial = '', words, ...ties }: TreeProps & ControlTies) {
  const [value, setValue] = useState(initial);
  const all = everyNode(nodes ?? []);
  const label = all.find(({ id }) => id === value)?.label ?? 'Toutes';
  const find = (typed: string) =>
    new Set(all.filter((one) => one.label.toLowerCase().includes(typed.toLowerCase())).map(({ id }) => id));
  return (
    <TreeSelect
      {...ties}
      title="Agence"
      nodes={nodes}
      value={value}
      shown={value === initial ? (words ?? label) : label}
      searchLabel="Rechercher une agence"
      find={find}
      count={(count) => `${count}\u00A0${count > 1 ? 'agences' : 'agence'}`}
      noMatch="Aucune agence de ce nom."
      onChoose={setValue}
    />
  );
}

interface MovedProps {
  readonly label: string;
  readonly initial: number;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

function Moved({ label, initial, unit, ...range }: MovedProps) {
  const [value, setValue] = useState(initial);
  const said = (amount: number) => `${amount.toLocaleString('fr-FR')}\u00A0${unit}`;
  return (
    <Slider
      {...range}
      label={label}
      value={value}
      valueText={said(value)}
      ends={[said(range.min), said(range.max)]}
      onSlide={setValue}
    />
  );
}

const EUROS = { unit: '€', min: 10_000, max: 600_000, step: 1000 };
const AGENCY = { label: 'Agence', size: 'sm' } as const;

/** Form controls outside any form: `@portal/forms` connects them. */
export const formParts: Specimens = {
  'Field, FieldError': [
    ...inField(Input, {
      Ordinaire: [{ label: 'Prénom', required: true }],
      'Avec une aide': [{ label: 'Revenu annuel', hint: 'Celui du foyer.', required: true }],
      Facultatif: [{ label: 'Complément', optional: true }],
      Invalide: [
        {
          label: 'Prix du bien',
          hint: 'Hors travaux.',
          error: 'Indiquez le prix à financer.',
          required: true,
        },
        { defaultValue: 'zéro' },
      ],
      'Petit, dans les filtres': [{ label: 'Statut', size: 'sm' }],
      'Texte long, à l’étroit': [
        {
          label: 'Décrivez en quelques mots le projet pour lequel vous demandez un financement',
          hint: LONG,
          error: 'Écrivez au moins vingt caractères, sans aucune information de santé.',
        },
      ],
    }),
    ...states(FieldError, {
      'L’erreur seule': { id: 'field-error-alone', children: 'Choisissez une durée.' },
    }),
  ],
  Input: inField(Input, {
    Rempli: [{ label: 'Nom' }, { entry: 'text', defaultValue: 'Castaing' }],
    'Format attendu': [{ label: 'Date' }, { entry: 'text', placeholder: 'jj/mm/aaaa' }],
    Focus: [{ label: 'Ville' }, { entry: 'text', defaultValue: 'Paris' }],
    Désactivé: [{ label: 'Agence' }, { entry: 'text', disabled: true, defaultValue: 'Paris Nord' }],
    'En lecture seule': [
      { label: 'Identifiant' },
      { entry: 'email', readOnly: true, defaultValue: 'helene@exemple.fr' },
    ],
    Date: [{ label: 'Naissance' }, { entry: 'date', type: 'date', figures: true }],
  }),
  InputRow: specimens({
    'Trois champs d’une date': (
      <Field label="Date de naissance">
        {({ id, ...ties }) => (
          <InputRow>
            {['jour', 'mois', 'année'].map((part) => (
              <Input
                key={part}
                entry="digits"
                {...ties}
                id={`${id}-${part}`}
                aria-label={`Date de naissance, ${part}`}
                figures
              />
            ))}
          </InputRow>
        )}
      </Field>
    ),
  }),
  Affix: inField(Framed, {
    Unité: [
      { label: 'Apport' },
      { end: sign('€'), input: { entry: 'decimal', figures: true, defaultValue: '25 000,00' } },
    ],
    Loupe: [
      { label: 'Rechercher' },
      { start: <Icon glyph={Search} />, input: { entry: 'search', type: 'search' } },
    ],
    Bouton: [
      { label: 'Mot de passe' },
      { end: <IconButton label="Afficher le mot de passe" glyph={Eye} />, input: { type: 'password' } },
    ],
    Invalide: [{ label: 'Taux', error: 'Indiquez un taux.' }, { end: sign('%') }],
  }),
  Select: inField(Select, {
    Ordinaire: [{ label: 'Durée' }, option('20 ans')],
    Focus: [{ label: 'Usage' }, option('Locatif')],
    Invalide: [{ label: 'Type', error: 'Choisissez un type.' }, option('Choisissez')],
    Désactivé: [{ label: 'Région' }, { disabled: true, ...option('Choisissez d’abord un pays') }],
    'Texte long, à l’étroit': [{ label: 'Projet' }, option(LONG)],
  }),
  TextArea: inField(TextArea, {
    Rempli: [
      { label: 'Commentaire', optional: true },
      { rows: 4, defaultValue: LONG },
    ],
    Invalide: [{ label: 'Message', error: 'Écrivez votre message.' }, { rows: 4 }],
    Désactivé: [{ label: 'Réponse' }, { rows: 4, disabled: true }],
  }),
  Checkbox: states(Checkbox, {
    Décochée: { label: 'Rester connecté' },
    Cochée: { label: 'Rester connectée', defaultChecked: true },
    Focus: { label: 'Adresse principale' },
    Invalide: { label: 'J’accepte les conditions', 'aria-invalid': true },
    Désactivée: { label: 'Compte confirmé', disabled: true },
    'Désactivée et cochée': { label: 'Compte actif', disabled: true, defaultChecked: true },
    'Texte long, à l’étroit': { label: LONG },
  }),
  Slider: states(Moved, {
    'Avec ses bouts': { label: 'Montant, curseur', initial: 200_000, ...EUROS },
    'À un bout': { label: 'Montant le plus bas, curseur', initial: 10_000, ...EUROS },
    'Au-delà': { label: 'Montant hors du curseur, curseur', initial: 900_000, ...EUROS },
    Focus: { label: 'Durée, curseur', initial: 20, unit: 'ans', min: 5, max: 25, step: 1 },
    'À l’étroit': { label: 'Montant à l’étroit, curseur', initial: 450_000, ...EUROS },
  }),
  RuleList: states(RuleList, {
    'À moitié': {
      label: 'Règles',
      rules: [
        { words: '8 caractères au moins', met: true },
        { words: 'un chiffre', met: false },
      ],
    },
  }),
  TreeSelect: inField(Tree, {
    'Rien de choisi': [AGENCY, { nodes: NETWORK }],
    'Une agence et les siennes': [
      AGENCY,
      { nodes: NETWORK, initial: '60', words: 'Île-de-France et ses 3\u00A0agences' },
    ],
    'Soixante agences': [AGENCY, { nodes: LARGE }],
    Focus: [AGENCY, { nodes: NETWORK }],
    'En chemin': [AGENCY],
    'À l’étroit': [AGENCY, { nodes: NETWORK, initial: '82' }],
  }),
  'FormStack, FieldGroup, FormGrid, FormNote, FormActions': specimens({
    'Aides et erreurs d’un seul côté': [
      <FormStack>
        <FormNote>
          Tous les champs sont obligatoires, sauf ceux qui portent la mention « facultatif ».
        </FormNote>
        <FieldGroup legend="VOTRE IDENTITÉ">
          <FormGrid>
            {text('Prénom')}
            {text('Nom', { hint: 'Celui de votre pièce d’identité.' })}
            {text('Date de naissance', { error: 'Indiquez une date réelle.' })}
            {text('Adresse e-mail')}
            {text('Complément d’adresse', { optional: true, hint: LONG })}
            {text('Ville')}
          </FormGrid>
        </FieldGroup>
        <FormActions>
          <Button>Annuler</Button>
          <Button variant="primary">Enregistrer</Button>
        </FormActions>
      </FormStack>,
      'wide',
    ],
    'À l’étroit': (
      <FormStack>
        <FormGrid>
          {text('Code postal')}
          {text('Commune', { hint: 'Celle du bien.' })}
        </FormGrid>
        <FormActions data-between>
          <Button>Retour</Button>
          <Button variant="primary">Continuer</Button>
        </FormActions>
      </FormStack>
    ),
  }),
  Fold: states(Fold, {
    Fermé: {
      title: 'Prix, frais',
      note: '5\u202F400\u00A0€ de frais',
      isOpen: false,
      children: text('Prix'),
    },
    Ouvert: { title: 'Votre foyer', note: 'pour le taux d’effort', isOpen: true, children: text('Revenus') },
    'Avec une icône, à l’étroit': { title: LONG, icon: Plus, isOpen: false, children: text('Précision') },
  }),
  ErrorSummary: states(ErrorSummary, {
    'Un champ': {
      errors: [{ fieldId: 'none', label: 'Prix', isEmpty: true }],
    },
    Plusieurs: {
      errors: [
        { fieldId: 'none-1', label: 'Prix', isEmpty: true },
        { fieldId: 'none-2', label: 'Durée', isEmpty: false },
      ],
    },
  }),
  Stepper: states(
    Stepper,
    {
      'Troisième étape': { label: 'Étapes', steps: steps('wide', 2), current: 'wide-2' },
      'Première étape, rien de complet': {
        label: 'Étapes, au début',
        steps: steps('start', 0),
        current: 'start-0',
      },
    },
    'wide',
  ),
};
