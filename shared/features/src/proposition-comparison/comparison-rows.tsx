import { formatLongDate, formatMoney, rateText } from '@portal/domain/format';
import { attachmentName, propositionStatusLabel, splitDescription } from '@portal/domain/proposition';
import { Tag } from '@portal/ui/tag';
import { Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import { PropositionDue } from '../records';
import { PropositionStatusChip } from '../status';
import styles from './comparison-board.module.css';
import { EstimateControl, InsuranceControl } from './estimate-control';
import type { Compared, Estimates } from './use-estimates';

/** One row of the comparison, shared by the table and the cards. */
export interface ComparisonRow {
  readonly key: string;
  readonly header: string;
  /** `labelledBy`: ids that name a control in this cell, those of its header and its proposal. */
  readonly cell: (compared: Compared, labelledBy: string) => ReactNode;
}

export interface ComparisonGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

/** All rows: data of the back office, stated terms, user input and computed cost. */
export function comparisonGroups(
  all: readonly Compared[],
  estimates: Pick<Estimates, 'type' | 'leave'>,
): readonly ComparisonGroup[] {
  const conditions = conditionRows(all);
  return [
    { key: 'proposition', title: 'La proposition', rows: PROPOSITION_ROWS },
    ...(conditions.length === 0
      ? []
      : [{ key: 'conditions', title: 'Conditions annoncées', rows: conditions }]),
    { key: 'saisie', title: 'Vos hypothèses', rows: estimateRows(estimates) },
    { key: 'cout', title: 'Votre estimation', rows: COST_ROWS },
  ];
}

const PROPOSITION_ROWS: readonly ComparisonRow[] = [
  {
    key: 'statut',
    header: 'Statut',
    cell: ({ proposition }) => (
      <PropositionStatusChip
        proposition={proposition}
        label={propositionStatusLabel(proposition.status, proposition.statusName)}
        wrap
      />
    ),
  },
  {
    key: 'recue',
    header: 'Reçue le',
    cell: ({ proposition }) => formatLongDate(proposition.createdAt) || <Absent />,
  },
  {
    key: 'valable',
    header: 'Valable jusqu’au',
    cell: ({ proposition }) => (
      <span className={styles.lines}>
        {formatLongDate(proposition.validUntil) || <Absent>Sans limite</Absent>}
        <PropositionDue proposition={proposition} />
      </span>
    ),
  },
  {
    key: 'pieces',
    header: 'Pièces jointes',
    cell: ({ proposition: { attachments } }) =>
      attachments.length === 0 ? (
        <Absent>Aucune</Absent>
      ) : (
        <ul className={styles.files}>
          {attachments.map((attachment) => (
            <li key={attachment.slot}>{attachmentName(attachment)}</li>
          ))}
        </ul>
      ),
  },
];

/** A row for each term stated by any proposal, in order of appearance, then the free text. */
function conditionRows(all: readonly Compared[]): readonly ComparisonRow[] {
  const described = new Map(
    all.map(({ proposition: { id, description } }) => [id, splitDescription(description)]),
  );
  const blocksOf = (id: number) => described.get(id) ?? [];
  const factsOf = (id: number) =>
    blocksOf(id).flatMap((block) => (block.kind === 'facts' ? block.items : []));
  const textsOf = (id: number) => blocksOf(id).flatMap((block) => (block.kind === 'text' ? block.text : []));
  const terms = new Set(all.flatMap(({ proposition }) => factsOf(proposition.id).map(({ term }) => term)));
  const rows = [...terms].map((term, index): ComparisonRow => ({
    // Part of an id that cells refer to: must not contain a lender's text.
    key: `terme-${String(index)}`,
    header: term,
    cell: ({ proposition }) =>
      factsOf(proposition.id)
        .filter((fact) => fact.term === term)
        .map(({ value }) => value)
        .join(', ') || <Absent>Non précisé</Absent>,
  }));
  if (!all.some(({ proposition }) => textsOf(proposition.id).length > 0)) return rows;
  return [
    ...rows,
    {
      key: 'description',
      header: 'Description',
      cell: ({ proposition }) =>
        textsOf(proposition.id).length === 0 ? (
          <Absent>Aucune</Absent>
        ) : (
          <p className={styles.text}>{textsOf(proposition.id).join('\n\n')}</p>
        ),
    },
  ];
}

const TO_COPY = 'À recopier de la proposition.';

const estimateRows = (estimates: Pick<Estimates, 'type' | 'leave'>): readonly ComparisonRow[] => {
  const row = (
    field: 'amount' | 'years' | 'rate' | 'fees' | 'guarantee',
    header: string,
    unit: '€' | '%' | 'ans',
    hint?: string,
  ): ComparisonRow => ({
    key: field,
    header,
    cell: (compared, labelledBy) => (
      <EstimateControl {...{ field, unit, compared, estimates, labelledBy, hint }} />
    ),
  });
  return [
    row('amount', 'Montant emprunté, en euros', '€', TO_COPY),
    row('years', 'Durée, en années', 'ans', TO_COPY),
    row('rate', 'Taux débiteur fixe, en pourcentage', '%', TO_COPY),
    {
      key: 'insurance',
      header: 'Assurance',
      cell: (compared, labelledBy) => (
        <InsuranceControl {...{ compared, estimates, labelledBy }} hint={TO_COPY} />
      ),
    },
    row('fees', 'Frais de dossier et de courtage, en euros', '€', TO_COPY),
    row('guarantee', 'Frais de garantie, en euros', '€', 'S’ils ne sont pas déjà dans les frais.'),
  ];
};

const COST_ROWS: readonly ComparisonRow[] = [
  {
    key: 'mensualite',
    header: 'Mensualité, assurance comprise',
    cell: ({ credit }) =>
      credit === undefined ? <ToComplete /> : <strong>{formatMoney(credit.paymentWithInsurance)}</strong>,
  },
  {
    key: 'taeg',
    header: 'TAEG fixe',
    cell: ({ credit }) => (credit === undefined ? <ToComplete /> : <strong>{rateText(credit.taeg)}</strong>),
  },
  {
    key: 'taea',
    header: 'TAEA (assurance)',
    cell: ({ credit }) => (credit === undefined ? <ToComplete /> : rateText(credit.taea)),
  },
  {
    key: 'cout-total',
    header: 'Coût total du crédit',
    cell: ({ credit }) =>
      credit === undefined ? <ToComplete /> : <strong>{formatMoney(credit.totalCost)}</strong>,
  },
  {
    key: 'ecart',
    header: 'Écart avec la moins chère',
    cell: ({ credit, gap }) => {
      if (credit === undefined) return <ToComplete />;
      if (gap === undefined) return <Absent>Sans objet</Absent>;
      return gap === 0 ? <Tag>La moins chère</Tag> : `+ ${formatMoney(gap)}`;
    },
  },
];

const ToComplete = () => <Absent>À compléter</Absent>;

function Absent({ children = 'Non renseigné' }: { readonly children?: ReactNode }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}
