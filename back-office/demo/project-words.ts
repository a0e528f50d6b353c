import { choices } from '../reference-data/lists';
import words from './data/words.json' with { type: 'json' };
import type { DemoProjectFigures } from './demo-rows';
import type { Random } from './random';

const aims: Readonly<Record<string, readonly string[]>> = words.aims;

/** Draws a title: "Parts de SCPI, préparer la retraite". */
export function drawTitle(random: Random, figures: DemoProjectFigures): string {
  const type = choices.s_type_bien.find(({ id }) => id === figures.propertyType)?.name ?? '';
  return `${type}, ${random.pick(aims[figures.propertyUsage] ?? ['projet'])}`;
}

/** Draws a description: one to four sentences. */
export function drawNote(random: Random): string {
  const sentences = [random.pick(words.openings)];
  const more = random.int(0, 3);
  if (more > 0) sentences.push(...random.shuffle(words.details).slice(0, Math.min(more, 2)));
  if (more === 3) sentences.push(random.pick(words.endings));
  return sentences.join(' ');
}

/** Descriptions that test a screen: 2 000 characters, text that looks like HTML, quotes, lines. */
export const testingNotes: readonly string[] = [
  'Nous cherchons un financement pour trois lots du même immeuble. '.repeat(40).slice(0, 2000),
  ...words.testingNotes,
];
