import { costParts, type CreditSimulation } from '@portal/domain/finance';
import { formatCount, formatLongDate, formatMoney, rateText } from '@portal/domain/format';
import {
  announcedOffer,
  attachmentName,
  beyondTheOffer,
  type Proposition,
  propositionStatusLabel,
  splitDescription,
} from '@portal/domain/proposition';
import { Amount } from '@portal/ui/amount';
import { CostBar, type CostBarPart, CostList } from '@portal/ui/cost-bar';
import { Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import { costBarParts } from '../records';
import { PropositionStatusChip } from '../status';
import styles from './comparison-board.module.css';
import { EstimateControl } from './estimate-control';
import type { EstimateField } from './estimate-values';
import type { Compared, Estimates } from './use-estimates';

/** One row of the comparison. */
export interface ComparisonRow {
  readonly key: string;
  readonly header: string;
  /** `labelledBy`: ids that name a control in this cell, those of its header and its proposal. */
  readonly cell: (compared: Compared, labelledBy: string) => ReactNode;
  /** What the cell says, to tell whether all say the same; without it a row always differs. */
  readonly says?: (compared: Compared) => string;
  /** The figure of the cell, of which the lowest is the best for who borrows. */
  readonly figure?: (credit: CreditSimulation) => number | null;
  /** Nothing is typed in it: paper leaves it out. */
  readonly isEmpty?: boolean;
}

/** The one whose figure is below all others; undefined for a tie, or with a figure missing. */
export function lowestOf({ figure }: ComparisonRow, all: readonly Compared[]): Compared | undefined {
  if (figure === undefined || all.length < 2) return undefined;
  const ranked = all
    .map((one) => ({ one, value: (one.credit && figure(one.credit)) ?? Number.NaN }))
    .toSorted((a, b) => a.value - b.value);
  const [first, second] = ranked;
  if (first === undefined || second === undefined || ranked.some(({ value }) => Number.isNaN(value)))
    return undefined;
  // Less than shown is no difference.
  return second.value - first.value < 0.005 ? undefined : first.one;
}

/** Credits with different amounts or durations differ in cost for that reason alone. */
export function isUneven(compared: readonly Compared[]): boolean {
  const shapes = compared.flatMap(({ credit }) =>
    credit === undefined
      ? []
      : `${(credit.totalDue - credit.totalCost).toFixed(2)}/${String(credit.schedule.length)}`,
  );
  return new Set(shapes).size > 1;
}

export interface ComparisonGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
  /** Closed until somebody opens it, with a word on what is inside. */
  readonly fold?: { readonly isOpen: boolean; readonly note: string };
  /** It says nothing that the other groups do not: paper leaves it out. */
  readonly isScreenOnly?: boolean;
}

/** What differs, then folded what is the same and the figures that the reader may change. */
export function comparisonGroups(
  all: readonly Compared[],
  estimates: Pick<Estimates, 'type' | 'leave'>,
): readonly ComparisonGroup[] {
  const rows = [...conditionRows(all), ...PROPOSITION_ROWS];
  const isSame = ({ says }: ComparisonRow): boolean =>
    all.length > 1 && says !== undefined && new Set(all.map(says)).size === 1;
  const same = rows.filter(isSame);
  const different = rows.filter((row) => !isSame(row));
  const isMissing = all.some(({ credit }) => credit === undefined);
  const isScreenOnly = all.every(({ isUntouched }) => isUntouched);
  const ofWhom = isScreenOnly ? 'tirées du dossier' : 'les vôtres, gardées sept jours sur cet appareil';
  const groups: readonly ComparisonGroup[] = [
    { key: 'differe', title: all.length > 1 ? 'Ce qui diffère' : 'Conditions annoncées', rows: different },
    {
      key: 'identique',
      title: 'Ce qui est identique',
      rows: same,
      fold: { isOpen: false, note: formatCount(same.length, 'condition') },
    },
    {
      key: 'saisie',
      title: 'Vos hypothèses',
      rows: estimateRows(all, estimates),
      // What is missing is asked for.
      fold: { isOpen: isMissing, note: isMissing ? 'à recopier des propositions' : ofWhom },
      isScreenOnly,
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** What a cell says of a cost, once it is known. */
const ofCredit =
  (words: (credit: CreditSimulation) => ReactNode): ComparisonRow['cell'] =>
  ({ credit }) =>
    credit === undefined ? <Absent>À compléter</Absent> : words(credit);

/** The figure under the name of each, which stays in view with it. */
export const PAYMENT_ROW: ComparisonRow = {
  key: 'mensualite',
  header: 'Mensualité, assurance comprise',
  cell: ofCredit((credit) => <Amount size="md">{formatMoney(credit.paymentWithInsurance)}</Amount>),
};

/** A row of the proposal itself: `absent` stands where `says` says nothing. */
const stated = (
  key: string,
  header: string,
  says: (proposition: Proposition) => string,
  absent?: string,
): ComparisonRow => ({
  key,
  header,
  says: ({ proposition }) => says(proposition),
  cell: ({ proposition }) => says(proposition) || <Absent>{absent}</Absent>,
});

const statusOf = ({ status, statusName }: Proposition): string => propositionStatusLabel(status, statusName);

const PROPOSITION_ROWS: readonly ComparisonRow[] = [
  {
    ...stated('statut', 'Statut', statusOf),
    cell: ({ proposition }) => (
      <PropositionStatusChip proposition={proposition} label={statusOf(proposition)} wrap />
    ),
  },
  stated('valable', 'Valable jusqu’au', ({ validUntil }) => formatLongDate(validUntil), 'Sans limite'),
  {
    ...stated('pieces', 'Pièces jointes', ({ attachments }) => attachments.map(attachmentName).join()),
    cell: ({ proposition: { attachments } }) =>
      attachments.length === 0 ? (
        <Absent>Aucune</Absent>
      ) : (
        <Stack as="ul" gap={1}>
          {attachments.map((attachment) => (
            <li key={attachment.slot}>{attachmentName(attachment)}</li>
          ))}
        </Stack>
      ),
  },
];

/** The estimate says the same as the text: what it shows is not shown a second time. */
function isEstimatedAsAnnounced({ proposition, credit }: Compared): boolean {
  const { monthlyPayment, taeg, totalCost, totalDue } = announcedOffer(proposition.description);
  const says = (announced: number | undefined, estimated: number | null): boolean =>
    announced === undefined || (estimated !== null && Math.abs(announced - estimated) < 0.005);
  return (
    credit !== undefined &&
    says(monthlyPayment, credit.paymentWithInsurance) &&
    says(taeg, credit.taeg) &&
    says(totalCost, credit.totalCost) &&
    says(totalDue, credit.totalDue)
  );
}

/** A row for each term stated by any proposal, in order of appearance. */
function conditionRows(all: readonly Compared[]): readonly ComparisonRow[] {
  const isTwice = all.every(isEstimatedAsAnnounced);
  const described = new Map(
    all.map(({ proposition: { id, description } }) => [
      id,
      isTwice
        ? beyondTheOffer(description, { ...announcedOffer(description), months: undefined })
        : splitDescription(description),
    ]),
  );
  const factsOf = (id: number) =>
    (described.get(id) ?? []).flatMap((block) => (block.kind === 'facts' ? block.items : []));
  const terms = new Set(all.flatMap(({ proposition }) => factsOf(proposition.id).map(({ term }) => term)));
  return [...terms].map((term, index) => {
    const says = ({ id }: Proposition): string =>
      factsOf(id)
        .filter((fact) => fact.term === term)
        .map(({ value }) => value)
        .join(', ');
    // The key is part of an id that cells refer to: it must not contain a lender's text.
    return stated(`terme-${String(index)}`, term, says, 'Non précisé');
  });
}

const estimateRows = (
  all: readonly Compared[],
  estimates: Pick<Estimates, 'type' | 'leave'>,
): readonly ComparisonRow[] => {
  const row = (field: EstimateField, header: string, unit: '€' | '%' | 'ans'): ComparisonRow => ({
    key: field,
    header,
    isEmpty: all.every(({ values }) => values[field] === ''),
    cell: (compared, labelledBy) => <EstimateControl {...{ field, unit, compared, estimates, labelledBy }} />,
  });
  return [
    row('amount', 'Montant du crédit, en euros', '€'),
    row('years', 'Durée, en années', 'ans'),
    row('rate', 'Taux débiteur fixe, en pourcentage', '%'),
    row('insurance', 'Assurance, en euros par mois', '€'),
    row('fees', 'Frais de dossier, de garantie et de courtage, en euros', '€'),
  ];
};

/** What each would cost; nothing while that is known of none. */
export function costRows(all: readonly Compared[]): readonly ComparisonRow[] {
  if (all.every(({ credit }) => credit === undefined)) return [];
  const scale = Math.max(...all.map(({ credit }) => credit?.totalCost ?? 0));
  return [
    {
      key: 'cout-total',
      header: 'Coût total du crédit',
      cell: ofCredit((credit) => (
        <Stack gap={1} className={styles.lines}>
          <strong>{formatMoney(credit.totalCost)}</strong>
          <CostBar parts={costOnly(credit)} scale={scale} />
          <CostList parts={costOnly(credit)} stacked />
        </Stack>
      )),
    },
    {
      key: 'total-du',
      header: 'Montant total dû',
      cell: ofCredit(({ totalDue }) => formatMoney(totalDue)),
    },
    {
      key: 'taeg',
      header: 'TAEG fixe',
      cell: ofCredit(({ taeg }) => rateText(taeg)),
      figure: ({ taeg }) => taeg,
    },
    {
      key: 'taea',
      header: 'TAEA (assurance)',
      cell: ofCredit(({ taea }) => rateText(taea)),
      figure: ({ taea }) => taea,
    },
  ];
}

/** Without the capital, which is the same for both and dwarfs what differs. */
const costOnly = (credit: CreditSimulation): readonly CostBarPart[] =>
  costBarParts(costParts(credit)).filter(({ kind }) => kind !== 'capital');

function Absent({ children = 'Non renseigné' }: { readonly children?: ReactNode }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}
