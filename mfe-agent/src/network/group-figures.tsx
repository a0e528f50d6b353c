import { formatCount, formatNumber, plural } from '@portal/domain/format';
import {
  conversionOf,
  NETWORK_COLUMN_LABELS,
  type NetworkColumn,
  type NetworkFigures,
  type Period,
} from '@portal/domain/network';
import type { ProjectFilter } from '@portal/domain/project';
import { Delta } from '@portal/ui/kpi-card';
import { Skeleton } from '@portal/ui/skeleton';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { ReactNode } from 'react';
import { createdAddress, endedAddress, viewAddress } from '../dashboard/list-doors';
import { shortAmount } from '../dashboard/short-amount';
import styles from './network.module.css';

/** A figure of a group, as a cell or as an item of a block. */
export interface GroupFigure {
  readonly column: Exclude<NetworkColumn, 'name'>;
  readonly label: string;
  readonly value: ReactNode;
  /** The list that the figure counts; undefined where there is none. */
  readonly to: string | undefined;
  readonly note: ReactNode;
}

interface FiguresContext {
  readonly period: Period;
  /** Whose files: of an agency alone, of an agent, or all. */
  readonly filter: ProjectFilter;
  /** Rows are missing: counts are minima, and what needs all rows is left out. */
  readonly isCut: boolean;
  /** Whether the files to relaunch may still become known. */
  readonly isRelaunchComing: boolean;
}

/** The six figures of a group, in the order of the columns. */
export function groupFigures(
  figures: NetworkFigures,
  { period, filter, isCut, isRelaunchComing }: FiguresContext,
): readonly GroupFigure[] {
  const { running, created, closed, funded, amount, toRelaunch, medianDays, before } = figures;
  const conversion = isCut ? undefined : conversionOf(figures);
  const figure = (
    column: GroupFigure['column'],
    value: ReactNode,
    { count, to, note }: { readonly count: number; readonly to?: string; readonly note?: ReactNode },
  ): GroupFigure => ({
    column,
    label: NETWORK_COLUMN_LABELS[column],
    value,
    to: count === 0 ? undefined : to,
    note,
  });
  const counted = (count: number) => `${formatNumber(count)}${isCut ? '+' : ''}`;
  return [
    figure('running', counted(running), { count: running, to: viewAddress('en-cours', filter) }),
    figure('created', counted(created), {
      count: created,
      to: createdAddress(period, filter),
      note: <Change now={created} before={before?.created} />,
    }),
    figure(
      'conversion',
      conversion === undefined ? (
        isCut ? (
          <Untold>non calculée</Untold>
        ) : (
          <Untold why="aucun dossier clos">—</Untold>
        )
      ) : (
        percent(conversion)
      ),
      {
        count: conversion === undefined ? 0 : closed,
        to: endedAddress('clos', period, filter),
        note: conversion !== undefined && (
          <>
            {formatNumber(funded)} sur {formatNumber(closed)}
            <Change now={conversion} before={before && conversionOf(before)} unit="points" />
          </>
        ),
      },
    ),
    figure('amount', shortAmount(amount), {
      count: funded,
      to: endedAddress('finances', period, filter),
      note: funded > 0 && (
        <>
          {formatCount(funded, 'dossier')}
          <Change now={amount} before={before?.amount} unit="euros" />
        </>
      ),
    }),
    figure(
      'toRelaunch',
      toRelaunch === undefined ? (
        isRelaunchComing ? (
          <Skeleton width="2ch" />
        ) : (
          <Untold>non compté</Untold>
        )
      ) : (
        counted(toRelaunch)
      ),
      { count: toRelaunch ?? 0, to: viewAddress('relancer', filter) },
    ),
    figure(
      'median',
      medianDays === undefined || isCut ? (
        isCut ? (
          <Untold>non calculé</Untold>
        ) : (
          <Untold why={'moins de 5\u00A0dossiers'}>—</Untold>
        )
      ) : (
        formatCount(medianDays, 'jour')
      ),
      {
        count: 0,
        note: medianDays !== undefined && (
          <Change now={medianDays} before={before?.medianDays} unit="days" lessIsBetter />
        ),
      },
    ),
  ];
}

const percent = (value: number): string => `${formatNumber(value)}\u00A0%`;

/** In place of a figure that would not be one: a word, or a dash, with why for who hears it. */
const Untold = ({ why = '', children }: { readonly why?: string; readonly children: ReactNode }) => (
  <span className={styles.untold}>
    {children}
    <VisuallyHidden>{why}</VisuallyHidden>
  </span>
);

/** A difference in its unit: short on screen, whole for who hears it. */
const UNITS = {
  points: (value: number) => ({ value, unit: plural(value, 'pt'), spokenUnit: plural(value, 'point') }),
  days: (value: number) => ({ value, unit: 'j', spokenUnit: plural(value, 'jour') }),
  euros: (value: number) => {
    const size = Math.abs(value);
    if (size >= 1e6)
      return { value: Math.round(value / 1e5) / 10, unit: 'M€', spokenUnit: 'millions d’euros' };
    if (size >= 1e3) return { value: Math.round(value / 1e3), unit: 'k€', spokenUnit: 'milliers d’euros' };
    return { value: Math.round(value), unit: '€', spokenUnit: plural(value, 'euro') };
  },
};

interface ChangeProps {
  readonly now: number;
  /** Nothing is said without it. */
  readonly before: number | undefined;
  readonly unit?: keyof typeof UNITS | undefined;
  readonly lessIsBetter?: boolean | undefined;
}

/** For who hears it: between a figure and what it is compared with. */
const Pause = () => <VisuallyHidden>,</VisuallyHidden>;

/** Against the period before: an arrow and a number, or nothing. */
function Change({ now, before, unit, lessIsBetter }: ChangeProps) {
  if (before === undefined || now === before) return null;
  return (
    <>
      <Pause />{' '}
      <span className={styles.change}>
        <Delta
          {...(unit ? UNITS[unit](now - before) : { value: now - before })}
          lessIsBetter={lessIsBetter}
        />
      </span>
      <VisuallyHidden> de {now > before ? 'plus' : 'moins'} que sur la période précédente</VisuallyHidden>
    </>
  );
}
