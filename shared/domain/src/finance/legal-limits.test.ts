import { amortisation } from './amortisation';
import { creditRegime } from './legal-limits';
import { scheduleCsv } from './schedule-csv';

describe('the regime of a credit', () => {
  it.each([
    ['property', 50_000, '2026-11-20', 'immobilier'],
    ['scpi', 75_000, '2026-11-19', 'conso'],
    ['scpi', 75_000.01, '2026-11-19', 'autre'],
    ['scpi', 100_000, '2026-11-20', 'conso'],
    ['scpi', 100_000.01, '2026-11-20', 'autre'],
  ] as const)('for %s, %p € on %s is %s', (purpose, capital, today, regime) => {
    expect(creditRegime(purpose, capital, today)).toBe(regime);
  });
});

describe('a schedule for a spreadsheet', () => {
  it('has its mark, semicolons and decimal commas', () => {
    const csv = scheduleCsv(amortisation({ capital: 1000, annualRate: 5, months: 12 }), 0.5);
    const lines = csv.split('\r\n');
    expect(csv.startsWith('\uFEFFMois;')).toBe(true);
    expect(lines[1]).toBe('1;85,61;81,44;4,17;0,50;86,11;918,56');
    expect(lines[12]).toBe('12;85,59;85,23;0,36;0,50;86,09;0,00');
    expect(lines).toHaveLength(14);
    expect(lines[13]).toBe('');
  });
});
