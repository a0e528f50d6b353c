import { Button } from '../button/button';
import { Field } from '../field/field';
import { Select } from '../input/input';
import { FilterBar, FilterChip, FilterChips, RemovableChip } from './filter-bar';

const nothing = () => undefined;

const VIEWS = (
  <>
    <FilterChip pressed count={168} onPress={nothing}>
      Tous
    </FilterChip>
    <FilterChip pressed={false} count="coming" onPress={nothing}>
      En cours
    </FilterChip>
  </>
);

export const purpose =
  'Les vues d’une liste, ses filtres en ligne, et ceux qui sont actifs avec leur sortie. Chacun vit dans l’adresse.';
export const setting = 'canvas';
export default {
  'Vues (FilterChips)': <FilterChips label="Vues">{VIEWS}</FilterChips>,
  'Sur une ligne qui défile (scroll), à l’étroit': (
    <FilterChips label="Vues, à l’étroit" scroll>
      {VIEWS}
    </FilterChips>
  ),
  'Filtre actif (RemovableChip)': <RemovableChip onRemove={nothing}>Statut : nouveau projet</RemovableChip>,
  Focus: (
    <FilterChip pressed={false} onPress={nothing}>
      En cours
    </FilterChip>
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
};
