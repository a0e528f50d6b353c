import {
  addDays,
  daysBetween,
  endOfParisDay,
  parisDay,
  parisMonth,
  parisMonthDays,
  startOfParisDay,
} from './calendar';
import { formatDate, formatDateTime, formatLongDate, formatMonth, formatTime } from './date';
import { creditMention, legalMentions } from './legal-mentions';
import { formatMoney, formatPercent, formatShortMoney, formatWholeMoney } from './money';
import {
  formalName,
  formatCount,
  formatDuration,
  formatMonths,
  formatPhone,
  fullName,
  plural,
} from './words';

const plain = (text: string) => text.replace(/[\u202F\u00A0]/g, ' ');

describe('amounts', () => {
  it.each([
    [1234.56, '1 234,56 €'],
    [0, '0,00 €'],
    [null, ''],
  ])('shows %p as "%s"', (amount, shown) => {
    expect(plain(formatMoney(amount))).toBe(shown);
  });

  it('never breaks across lines', () => {
    expect(formatMoney(1234.56)).toBe('1\u202F234,56\u00A0€');
    expect(plain(formatWholeMoney(1234.4))).toBe('1 234 €');
    expect(plain(formatPercent(58.33))).toBe('58,33 %');
  });

  it.each([
    [0, '0 €'],
    [50_000, '50 000 €'],
    [1_500_000, '1,5 M€'],
  ])('are short on an axis: %p as "%s"', (amount, shown) => {
    expect(plain(formatShortMoney(amount))).toBe(shown);
  });
});

describe('dates', () => {
  it.each([
    // Already the next month in Paris.
    ['2026-10-31T23:30:00Z', '2026-11-01', '2026-11-30'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '2027-01-31'],
  ])('the month of %s in Paris goes from %s to %s', (now, first, last) => {
    expect(parisMonthDays(new Date(now))).toEqual({ first, last });
  });

  it.each([
    ['2026-11-20T08:00:00Z', '20/11/2026', '20\u00A0novembre 2026'],
    ['2026-10-31T23:30:00Z', '01/11/2026', '1er\u00A0novembre 2026'],
    ['1984-03-02', '02/03/1984', '2\u00A0mars 1984'],
    ['soon', '', ''],
    [null, '', ''],
  ])('shows %p as "%s" and "%s"', (iso, short, long) => {
    expect(formatDate(iso)).toBe(short);
    expect(formatLongDate(iso)).toBe(long);
  });

  it('shows the hour of Paris, in summer and in winter', () => {
    expect(formatDateTime('2026-07-01T12:05:00Z')).toBe('01/07/2026 à\u00A014\u00A0h\u00A005');
    expect(formatDateTime('2026-11-20T13:05:00Z')).toBe('20/11/2026 à\u00A014\u00A0h\u00A005');
    expect(formatDateTime(null)).toBe('');
    expect(formatTime('2026-07-01T12:05:00Z')).toBe('14\u00A0h\u00A005');
    expect(formatTime('2026-07-01T07:05:00Z')).toBe('9\u00A0h\u00A005');
    expect(formatTime('2026-06-30T22:09:00Z')).toBe('0\u00A0h\u00A009');
    expect(formatTime('')).toBe('');
  });

  it('names months', () => {
    expect(formatMonth(2026, 10)).toBe('novembre 2026');
    expect(formatMonth(2026, 6, 'short')).toBe('juil.');
  });
});

describe('the calendar of Paris', () => {
  it.each([
    ['2026-11-20', '2026-11-19T23:00:00Z', '2026-11-20T22:59:59Z'],
    ['2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
  ])('%s lasts from %s to %s, changes of hour included', (day, start, end) => {
    expect(startOfParisDay(day)).toBe(start);
    expect(endOfParisDay(day)).toBe(end);
    expect(parisDay(start)).toBe(day);
    expect(parisDay(end)).toBe(day);
  });

  it('counts days, not hours', () => {
    expect(addDays('2026-03-20', 30)).toBe('2026-04-19');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(parisMonth('2026-12-31T23:30:00Z')).toEqual({ year: 2027, month: 0 });
    expect(parisMonth('never')).toBeUndefined();
  });
});

describe('words', () => {
  it.each([
    [0, 'projet'],
    [2, 'projets'],
    [1_000_000, 'projets'],
  ])('says %p %s', (count, noun) => {
    expect(plural(count, 'projet')).toBe(noun);
  });

  it('counts in French', () => {
    expect(plain(formatCount(1180, 'projet'))).toBe('1 180 projets');
    expect(plain(formatCount(2, 'animal', 'animaux'))).toBe('2 animaux');
    expect(plain(formatMonths(58))).toBe('4 ans et 10 mois');
    expect([12, 1, 0].map((months) => plain(formatMonths(months)))).toEqual(['1 an', '1 mois', '']);
  });

  it('shows durations with spaces, names with what there is, phones in pairs', () => {
    expect(plain(formatDuration('10_ans'))).toBe('10 ans');
    expect(formatDuration(null)).toBe('');
    expect(fullName({ firstName: '', lastName: 'Durand' })).toBe('Durand');
    expect(formalName({ namePrefix: 'Mme', firstName: 'Marie', middleName: '', lastName: 'Durand' })).toBe(
      'Mme Marie Durand',
    );
    expect(plain(formatPhone('06.12.34.56.78'))).toBe('06 12 34 56 78');
    expect(formatPhone('+32 2 123')).toBe('+32 2 123');
  });
});

describe('the sentence on credit', () => {
  const OLD =
    'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.';
  const NEW = 'Attention\u202f! Un crédit coûte de l’argent et doit être remboursé.';

  it.each([
    ['2026-11-19T22:59:59Z', OLD],
    ['2026-11-19T23:00:00Z', NEW],
  ])('at %s is "%s"', (instant, sentence) => {
    expect(creditMention(new Date(instant))).toBe(sentence);
  });

  it('comes with what each regime adds', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(legalMentions(now, 'conso')).toHaveLength(1);
    expect(legalMentions(now, 'autre')).toHaveLength(2);
    expect(legalMentions(now, 'immobilier')[2]).toContain('délai de réflexion de dix jours');
  });
});
