import { calendarEntry } from './calendar-entry';

const entry = (until: string, site = 'https://portail.example') =>
  calendarEntry({
    proposition: 12,
    file: 965,
    until: new Date(until),
    now: new Date('2026-05-13T06:00:00Z'),
    link: `${site}/propositionDetailsPage/12`,
    site,
  });

/** Lines as a calendar reads them: unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('is the last hour before the end of the proposition', () => {
  const lines = linesOf(entry('2026-05-20T21:59:59Z'));
  expect(lines).toContain('DTSTART:20260520T205959Z');
  expect(lines).toContain('DTEND:20260520T215959Z');
});

it('is a calendar of RFC 5545: its parts nest, its lines are short and end as they should', () => {
  const text = entry('2026-05-20T21:59:59Z', `https://${'portail-'.repeat(12)}.example`);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/\r\n$/);
  const open: string[] = [];
  for (const line of linesOf(text)) {
    const [, what, name = ''] = /^(BEGIN|END):(.*)$/.exec(line) ?? [];
    if (what === 'BEGIN') open.push(name);
    else if (what === 'END' && open.pop() !== name) open.push(`${name} ends what is not open`);
  }
  expect(open).toEqual([]);
  const lines = linesOf(text);
  for (const needed of [
    /^VERSION:2\.0$/,
    /^PRODID:/,
    /^UID:proposition-12@/,
    /^DTSTAMP:20260513T060000Z$/,
    /^SUMMARY:/,
  ])
    expect(lines.filter((line) => needed.test(line))).toHaveLength(1);
  // Commas and line breaks of a text are escaped.
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/répondre\.\\nhttps:/);
});
