import { formatMoney, formatPhone, parseAmount, typesetFrench } from '@portal/domain/format';
import { lookupName } from '@portal/domain/lookup';
import { useFormValues } from '@portal/forms';
import { Text } from '@portal/ui/text';
import {
  fieldsOf,
  PROJECT_FIELDS,
  type ProjectBlock,
  type ProjectField,
  type ProjectValues,
} from './project-table';
import type { ProjectLookups } from './use-project-lookups';

/** A value as a reader knows it: an amount with its sign, the name of a choice. '' for nothing and for no amount. */
function readable(name: ProjectField, typed: string, lookups: ProjectLookups): string {
  const { isAmount, list } = PROJECT_FIELDS[name];
  if (isAmount) return formatMoney(parseAmount(typed));
  if (name === 'phone') return formatPhone(typed);
  return list === undefined ? typed.trim() : typesetFrench(lookupName(typed, lookups.of(name).entries));
}

/** What follows an amount, so that it tells what it is. */
const OF_AMOUNTS: Partial<Readonly<Record<ProjectField, string>>> = {
  netTaxableIncome: ' de revenus par\u00A0an',
  existingCredits: ' de crédits par mois',
  amountToFinance: ' à financer',
  downPayment: '\u00A0d’apport',
  maximumMonthlyPayment: ' par mois au plus',
  landPrice: ' de terrain',
  worksAmount: ' de travaux',
};

/** Too long for two lines. */
const LEFT_OUT: readonly ProjectField[] = ['description', 'videoUrl', 'email'];

interface BlockInWordsProps {
  readonly block: ProjectBlock;
  readonly lookups: ProjectLookups;
}

/** A complete block in two lines: « Élodie Durand, 06 39 98 00 12, emploi en CDI ». */
export function BlockInWords({ block, lookups }: BlockInWordsProps) {
  const values = useFormValues<ProjectValues>();
  const words = (name: ProjectField): string => {
    const text = readable(name, values[name], lookups);
    return text && `${text}${OF_AMOUNTS[name] ?? ''}`;
  };
  const names = fieldsOf(block).filter((name) => !LEFT_OUT.includes(name));
  const isPerson = names.includes('lastName');
  const person = [words('firstName'), words('lastName')].filter((word) => word !== '').join(' ');
  const others = names.filter((name) => name !== 'firstName' && name !== 'lastName').map(words);
  const all = [isPerson ? person : '', ...others].filter((word) => word !== '');
  return (
    <Text tone="muted">{all.map((word, index) => (index === 0 ? word : inSentence(word))).join(', ')}</Text>
  );
}

/** « Emploi en CDI » after a comma: « emploi en CDI ». An acronym keeps its capitals. */
const inSentence = (word: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(word) ? word.charAt(0).toLocaleLowerCase('fr') + word.slice(1) : word;
