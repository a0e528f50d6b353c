import type { ReactNode } from 'react';
import { type ControlTies, Field } from '../field/field';
import { Icon, Search } from '../icon/icon';
import { Affix, Checkbox, Input, InputRow, Select, TextArea } from './input';

const field = (label: string, control: (ties: ControlTies) => ReactNode, error?: string) => (
  <Field label={label} error={error}>
    {control}
  </Field>
);
const select = (label: string, words: string, more: { disabled?: boolean; error?: string } = {}) =>
  field(
    label,
    (ties) => (
      <Select {...ties} disabled={more.disabled}>
        <option>{words}</option>
      </Select>
    ),
    more.error,
  );

export const purpose =
  'Une ligne de texte, 48 px, 16 px de corps : iOS ne zoome pas. La liste, la case et la date sont celles du navigateur.';
export default {
  Rempli: field('Nom', (ties) => <Input entry="text" defaultValue="Castaing" {...ties} />),
  'Format attendu': field('Date', (ties) => <Input entry="text" placeholder="jj/mm/aaaa" {...ties} />),
  Focus: field('Ville', (ties) => <Input entry="text" defaultValue="Paris" {...ties} />),
  Désactivé: field('Agence', (ties) => <Input entry="text" disabled defaultValue="Paris Nord" {...ties} />),
  'En lecture seule': field('Identifiant', (ties) => (
    <Input entry="email" readOnly defaultValue="helene@exemple.fr" {...ties} />
  )),
  Invalide: field('Prix', (ties) => <Input entry="decimal" {...ties} />, 'Indiquez le prix à financer.'),
  'Une date (InputRow)': field('Date de naissance', ({ id, ...ties }) => (
    <InputRow>
      {['jour', 'mois', 'année'].map((part) => (
        <Input key={part} entry="digits" {...ties} id={`${id}-${part}`} aria-label={`Naissance, ${part}`} />
      ))}
    </InputRow>
  )),
  'Avec une unité (Affix)': field('Apport', (ties) => (
    <Affix end={<span aria-hidden="true">€</span>}>
      <Input entry="decimal" figures defaultValue="25 000,00" {...ties} />
    </Affix>
  )),
  'Avec une loupe (Affix)': field('Rechercher', (ties) => (
    <Affix start={<Icon glyph={Search} />}>
      <Input entry="search" type="search" {...ties} />
    </Affix>
  )),
  'Liste (Select)': select('Durée', '20 ans'),
  'Liste, invalide': select('Type', 'Choisissez', { error: 'Choisissez un type.' }),
  'Liste, désactivée': select('Région', 'Choisissez d’abord un pays', { disabled: true }),
  'Liste, à l’étroit': select('Projet', 'Acquisition d’une résidence principale avec travaux de rénovation'),
  'Plusieurs lignes (TextArea)': field('Message', (ties) => <TextArea rows={3} {...ties} />),
  'Case (Checkbox)': <Checkbox label="Rester connecté" />,
  'Case cochée': <Checkbox label="Rester connectée" defaultChecked />,
  'Case invalide': <Checkbox label="J’accepte les conditions" aria-invalid />,
  'Case désactivée': <Checkbox label="Compte confirmé" disabled />,
  'Case désactivée et cochée': <Checkbox label="Compte actif" disabled defaultChecked />,
};
