import { type MonthlyCount, statusBars, statusTally } from '@portal/domain/dashboard';
import type { PointOptionsObject, SeriesLineOptions } from 'highcharts';
import { barChartOptions, lineChartOptions } from './chart-options';

const { open } = statusBars(statusTally([{ status: 'open' }, { status: 'processed' }]));
const options = barChartOptions({ title: 'Projets ouverts', bars: open, hue: 'var(--color-chart-1)' });

describe('a bar chart of the dashboard', () => {
  it('is 300 high and has one bar per status, with the labels of the specification', () => {
    expect(options.chart).toMatchObject({ type: 'bar', height: 300 });
    expect(options.xAxis).toMatchObject({ categories: open.map(({ label }) => label) });
    expect(open[0]?.label).toBe('Nouveau projet');
  });
});

const months = (...values: readonly number[]): readonly MonthlyCount[] =>
  values.map((count, index) => ({ year: 2026, month: 5 + index, count }));

const draw = (...values: readonly number[]) =>
  lineChartOptions({ title: 'Nouveaux Projets', counts: months(...values), hue: 'var(--color-chart-1)' });

const points = (...values: readonly number[]): readonly PointOptionsObject[] => {
  const [series] = (draw(...values).series ?? []) as readonly SeriesLineOptions[];
  return (series?.data ?? []) as readonly PointOptionsObject[];
};

const labelOf = (point: PointOptionsObject | undefined) => {
  const labels = point?.dataLabels;
  return Array.isArray(labels) ? labels[0] : labels;
};

describe('a curve of the dashboard', () => {
  it('is 300 high and shows one point per month, in order', () => {
    const options = draw(14, 11, 7, 15, 16, 9);
    expect(options.chart?.height).toBe(300);
    expect(options.xAxis).toMatchObject({
      categories: ['juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.'],
    });
    expect(points(14, 11, 7, 15, 16, 9).map(({ y }) => y)).toEqual([14, 11, 7, 15, 16, 9]);
  });

  it('starts at zero, never counts in halves, and keeps an axis when there is nothing to count', () => {
    expect(draw(1, 0, 2, 0, 0, 1).yAxis).toMatchObject({ min: 0, allowDecimals: false });
    expect(draw(0, 0, 0, 0, 0, 0).yAxis).toMatchObject({ min: 0, max: 4 });
  });

  it('dots the way to the current month, which is not over, and hollows its marker', () => {
    const options = draw(14, 11, 7, 15, 16, 9);
    expect(options.plotOptions?.line?.zones).toEqual([{ value: 4 }, { dashStyle: 'Dot' }]);
    const last = points(14, 11, 7, 15, 16, 9).at(-1);
    expect(last?.marker).toEqual({ fillColor: 'var(--color-surface)', lineColor: 'var(--color-chart-1)' });
  });

  it('writes each value where no line crosses it, and the greatest in bold', () => {
    const [june, , august, september, october, november] = points(14, 11, 7, 15, 16, 9);
    expect(labelOf(june)).toMatchObject({ verticalAlign: 'bottom', style: { fontWeight: '400' } });
    expect(labelOf(august)).toMatchObject({ verticalAlign: 'top' });
    expect(labelOf(september)).toMatchObject({ verticalAlign: 'bottom', align: 'right' });
    expect(labelOf(october)).toMatchObject({ verticalAlign: 'bottom', style: { fontWeight: '600' } });
    expect(labelOf(november)).toMatchObject({ verticalAlign: 'top', style: { fontWeight: '600' } });
    // A valley on the ground has its value above: none is written on the axis.
    expect(labelOf(points(18, 6, 2, 39, 60, 74)[2])).toMatchObject({ verticalAlign: 'bottom' });
  });

  it('injects no style element, writes no HTML and takes its colours from the tokens', () => {
    const options = draw(1, 2, 3, 4, 5, 6);
    expect(options.palette).toEqual({ injectCSS: false });
    expect(options.credits).toEqual({ enabled: false });
    expect(JSON.stringify(options)).not.toMatch(/useHTML":true|#[0-9a-f]{3}/i);
    expect(options.plotOptions?.line?.color).toBe('var(--color-chart-1)');
  });

  it('can be heard: each point says its month and its count', () => {
    expect(points(14, 11, 7, 15, 16, 9)[2]).toMatchObject({ name: 'août 2026', y: 7 });
    expect(draw(1, 2, 3, 4, 5, 6).accessibility?.point?.descriptionFormat).toBe('{name}\u00A0: {y}');
  });
});
