import { Button, ButtonLink, ButtonRow } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { FilterBar, FilterChip, FilterChips, RemovableChip } from '@portal/ui/filter-bar';
import { ChevronRight, Copy, Pencil, Printer, Trash2, X } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Input } from '@portal/ui/input';
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

const STEPS = ['VOTRE PROJET', 'VOTRE SITUATION', 'VOTRE FINANCEMENT'];

export const actions: Specimens = {
  button: {
    ...statesBy(['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'] as const, (variant) => (
      <Button variant={variant} icon={Pencil} children="Modifier" />
    )),
    'lamp, sur le crépuscule': <Button variant="lamp">Déposer un projet</Button>,
    'on-brand, sur le crépuscule': <Button variant="on-brand">Déposer un projet</Button>,
    'Grand (lg), suite': <Button size="lg" iconAfter={ChevronRight} children="Continuer" />,
    'Capitales (caps)': <Button caps>CONNEXION</Button>,
    'Replié sous 30rem (collapse)': <Button icon={Printer} collapse children="Imprimer" />,
    Occupé: <Button variant="primary" busy="Envoi en cours" children="Envoyer" />,
    Désactivé: <Button variant="primary" disabled children="Enregistrer" />,
    'Lien (ButtonLink)': <ButtonLink href="#button" variant="primary" children="Accéder au dossier" />,
    'Côte à côte (ButtonRow), à l’étroit': <ButtonRow children={<Button>Accepter la proposition</Button>} />,
  },
  'icon-button': {
    Ordinaire: <IconButton label="Modifier l’adresse Domicile" glyph={Pencil} />,
    'Danger (tone)': <IconButton label="Supprimer l’adresse Domicile" glyph={Trash2} tone="danger" />,
    'Sur le crépuscule': <IconButton label="Fermer le message" glyph={X} tone="on-brand" />,
  },
  'filter-bar': {
    'Vues (FilterChips)': <FilterChips label="Vues">{VIEWS}</FilterChips>,
    'En onglets (tabs)': <FilterChips label="Vues, en onglets" tabs children={VIEWS} />,
    'Filtre actif (RemovableChip)': <RemovableChip onRemove={nothing} children="Statut : nouveau projet" />,
    'Filtres (FilterBar)': (
      <FilterBar actions={<Button variant="quiet">Effacer</Button>}>
        <Field label="Agence" size="sm" children={(ties) => <Input entry="search" {...ties} />} />
      </FilterBar>
    ),
  },
  'selection-bar': {
    'Trois dossiers': (
      <SelectionBar
        title="3 dossiers"
        selected="sélectionnés"
        note="619 000,00 € à financer"
        onClear={nothing}
        children={<Button variant="link-on-brand" icon={Copy} collapse children="Copier les adresses" />}
      />
    ),
  },
  pagination: {
    'Au milieu': (
      <Pagination page={23} pageSize={10} total={465} linkTo={(page) => ({ href: `#page-${page}` })} />
    ),
  },
  stepper: {
    'Troisième étape': (
      <Stepper
        current={STEPS[2] ?? ''}
        steps={STEPS.map((name, index) => ({ id: name, name, done: index < 2, missing: '3 à remplir' }))}
      />
    ),
  },
};
