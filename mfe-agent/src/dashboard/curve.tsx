import type { MonthlyCount } from '@portal/domain/dashboard';
import { formatMonth, formatNumber } from '@portal/domain/format';
import { memo, useMemo } from 'react';
import { ChartFigure, lineChartOptions } from './charts';
import { sameCounts } from './same-counts';

interface CurveProps {
  readonly title: string;
  /** In order, the current month last. */
  readonly counts: readonly MonthlyCount[];
  readonly hue: string;
  readonly notice?: string | undefined;
}

/** A monthly chart with its total in words and a table view. */
export const Curve = memo(
  function Curve({ title, counts, hue, notice }: CurveProps) {
    const options = useMemo(() => lineChartOptions({ title, counts, hue }), [title, counts, hue]);
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const current = counts.at(-1);
    const month = current && formatMonth(current.year, current.month).split(' ')[0];
    return (
      <ChartFigure
        title={title}
        summary={`${formatNumber(total)} en six mois${month ? `, ${month} en cours` : ''}`}
        notice={notice}
        kind="line"
        options={options}
        rowHeader="Mois"
        rows={counts.map(({ year, month: index, count }) => ({ name: formatMonth(year, index), count }))}
      />
    );
  },
  // A refresh usually brings equal counts: skip the redraw then.
  (before, after) =>
    before.title === after.title &&
    before.hue === after.hue &&
    before.notice === after.notice &&
    sameCounts(before.counts, after.counts),
);
