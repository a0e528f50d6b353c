import { Button, ButtonLink, ButtonRow } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { FilterBar, FilterChip, FilterChips, RemovableChip } from '@portal/ui/filter-bar';
import { ChevronRight, Copy, Pencil, Printer, Trash2, X } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Select } from '@portal/ui/input';
import { Pagination } from '@portal/ui/pagination';
import { SelectionBar } from '@portal/ui/selection-bar';
import { Stepper } from '@portal/ui/stepper';
import { nothing, type Specimens, statesBy } from '../specimen';

const VIEWS = (
  <>
    <FilterChip pressed count={168} onPress={nothing} children="Tous" />
    <FilterChip pressed={false} count="coming" onPress={nothing} children="En cours" />
  </>
);

const STEPS = ['VOTRE PROJET', 'VOTRE SITUATION', 'VOTRE FINANCEMENT', 'VOTRE CONSEILLER'];

export const actions: Specimens = {
  button: {
    purpose:
      'Un seul bouton primaire par bloc. Occupé, il garde le focus et dit ce qu’il fait. Un lien mène quelque part.',
    states: {
      ...statesBy(['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'] as const, (variant) => (
        <Button variant={variant} icon={Pencil} children="Modifier" />
      )),
      'lamp, sur le crépuscule': <Button variant="lamp">Déposer un projet</Button>,
      'on-brand, sur le crépuscule': <Button variant="on-brand">Déposer un projet</Button>,
      'link-on-brand, sur le crépuscule': <Button variant="link-on-brand">Déposer un projet</Button>,
      'Grand (lg), suite': <Button size="lg" iconAfter={ChevronRight} children="Continuer" />,
      'Capitales (caps)': <Button caps>CONNEXION</Button>,
      'Pleine largeur (wide)': <Button wide>Se connecter</Button>,
      'Replié sous 30rem (collapse)': <Button icon={Printer} collapse children="Imprimer" />,
      Occupé: <Button variant="primary" busy="Envoi en cours" children="Envoyer" />,
      Désactivé: <Button variant="primary" disabled children="Enregistrer" />,
      'Lien (ButtonLink)': <ButtonLink href="#button" variant="primary" children="Accéder au dossier" />,
      'Côte à côte (ButtonRow), à l’étroit': (
        <ButtonRow>
          <Button variant="danger-quiet">Refuser la proposition</Button>
          <Button variant="primary">Accepter la proposition de financement</Button>
        </ButtonRow>
      ),
    },
  },
  'icon-button': {
    purpose: '44 × 44 px, toujours avec un nom qui dit l’objet : « Supprimer Hugo Delcourt ».',
    states: {
      Ordinaire: <IconButton label="Modifier l’adresse Domicile" glyph={Pencil} />,
      'Danger (tone)': <IconButton label="Supprimer l’adresse Domicile" glyph={Trash2} tone="danger" />,
      Désactivé: <IconButton label="Supprimer le compte" glyph={Trash2} disabled />,
      'Sur le crépuscule': <IconButton label="Fermer le message" glyph={X} tone="on-brand" />,
    },
  },
  'filter-bar': {
    purpose:
      'Les vues d’une liste, ses filtres en ligne, et ceux qui sont actifs avec leur sortie. Chacun vit dans l’adresse.',
    setting: 'canvas',
    states: {
      'Vues (FilterChips)': <FilterChips label="Vues">{VIEWS}</FilterChips>,
      'En onglets (tabs)': <FilterChips label="Vues, en onglets" tabs children={VIEWS} />,
      'Sur une ligne qui défile (scroll), à l’étroit': (
        <FilterChips label="Vues, à l’étroit" scroll children={VIEWS} />
      ),
      'Filtre actif (RemovableChip)': (
        <RemovableChip onRemove={nothing}>Statut : nouveau projet</RemovableChip>
      ),
      'Filtres (FilterBar)': (
        <FilterBar actions={<Button variant="quiet">Effacer</Button>}>
          {['Statut', 'Agence', 'Type de projet'].map((label) => (
            <Field key={label} label={label} size="sm">
              {(ties) => (
                <Select {...ties}>
                  <option>Tous les choix possibles</option>
                </Select>
              )}
            </Field>
          ))}
        </FilterBar>
      ),
    },
  },
  'selection-bar': {
    purpose: 'Ce que l’on peut faire des lignes cochées, au bas de l’écran.',
    setting: 'wide',
    states: {
      'Trois dossiers': (
        <SelectionBar
          title="3 dossiers"
          selected="sélectionnés"
          note="619 000,00 € à financer"
          onClear={nothing}
        >
          <Button variant="link-on-brand" icon={Copy} collapse>
            Copier les adresses e-mail
          </Button>
        </SelectionBar>
      ),
    },
  },
  pagination: {
    purpose: 'De combien à combien sur combien, et les pages. Rien quand il n’y en a qu’une.',
    setting: 'wide',
    states: {
      'Au milieu': (
        <Pagination page={23} pageSize={10} total={465} linkTo={(page) => ({ href: `#page-${page}` })} />
      ),
    },
  },
  stepper: {
    purpose:
      'Où l’on en est dans un formulaire d’une page : ce qui est complet, ce qui manque. Il saute, il ne tourne pas les pages.',
    setting: 'wide',
    states: {
      'Troisième étape': (
        <Stepper
          current={STEPS[2] ?? ''}
          steps={STEPS.map((name, index) => ({ id: name, name, done: index < 2, missing: '3 à remplir' }))}
        />
      ),
    },
  },
};
