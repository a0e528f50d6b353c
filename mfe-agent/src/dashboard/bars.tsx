import type { StatusBar } from '@portal/domain/dashboard';
import { formatNumber } from '@portal/domain/format';
import { memo, useMemo } from 'react';
import { barChartOptions, ChartFigure } from './charts';
import { sameCounts } from './same-counts';

interface BarsProps {
  readonly title: string;
  /** Formatted day: « 20 novembre 2026 ». */
  readonly day: string;
  readonly bars: readonly StatusBar[];
  readonly hue: string;
  readonly notice: string;
  readonly className?: string | undefined;
}

/** A chart by status, with its longest bar described in words, and a table view. */
export const Bars = memo(
  function Bars({ title, day, bars, hue, notice, className }: BarsProps) {
    const options = useMemo(() => barChartOptions({ title, bars, hue }), [title, bars, hue]);
    return (
      <ChartFigure
        title={title}
        summary={`Par statut, au ${day}. ${longestWords(bars)}`}
        notice={notice}
        kind="bar"
        options={options}
        rowHeader="Statut"
        rows={bars.map(({ label, count }) => ({ name: label, count }))}
        className={className}
      />
    );
  },
  (before, after) =>
    before.title === after.title &&
    before.day === after.day &&
    before.hue === after.hue &&
    before.notice === after.notice &&
    before.className === after.className &&
    sameCounts(before.bars, after.bars),
);

function longestWords(bars: readonly StatusBar[]): string {
  const greatest = Math.max(0, ...bars.map(({ count }) => count));
  const first = bars.find(({ count }) => count === greatest);
  return greatest === 0 || first === undefined
    ? 'Aucun dossier.'
    : `En tête\u00A0: ${first.label} (${formatNumber(greatest)}).`;
}
