import { statusBars, statusTally } from '@portal/domain/dashboard';
import { barChartOptions } from './bar-chart-options';

const { open, closed } = statusBars(
  statusTally([
    { status: 'open' },
    { status: 'proposition_acceptee' },
    { status: 'processed' },
    { status: 'offre_de_credit_refusee' },
  ]),
);
const options = barChartOptions({ title: 'Projets ouverts', bars: open, hue: 'var(--color-chart-1)' });

describe('a bar chart of the dashboard', () => {
  it('is 300 high and has one bar per status, with the labels of the specification', () => {
    expect(options.chart).toMatchObject({ type: 'bar', height: 300 });
    expect(options.xAxis).toMatchObject({ categories: open.map(({ label }) => label) });
    expect(open[0]?.label).toBe('Nouveau projet');
  });

  it('draws the tally as the reference portal counts it', () => {
    expect(options.series).toMatchObject([
      {
        type: 'bar',
        name: 'Projets ouverts',
        data: open.map(({ label, count }) => ({ name: label, y: count })),
      },
    ]);
    expect(open.find(({ status }) => status === 'open')?.count).toBe(2);
    expect(closed.find(({ status }) => status === 'fonds_debloques')?.count).toBe(1);
  });

  it('gives each label a line of its own above its bar where the screen is narrow', () => {
    const [rule] = options.responsive?.rules ?? [];
    expect(rule?.condition?.maxWidth).toBe(360);
    expect(rule?.chartOptions?.chart?.height).toBe(open.length * 40);
    expect(rule?.chartOptions?.xAxis).toMatchObject({ labels: { align: 'left', reserveSpace: false } });
  });

  it('injects no style element', () => {
    expect(options.palette).toEqual({ injectCSS: false });
  });
});
