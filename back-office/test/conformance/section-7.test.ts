import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useScene } from './scene';
import { people } from './section-7/people';
import { projects } from './section-7/projects';
import { propositions } from './section-7/propositions';
import { titleOf, walkOf } from './section-7/walk';

const rows = Object.entries({ ...people, ...projects, ...propositions });
const scene = useScene();

/** The rows of section 7, verbatim from the specification. */
const specified = readFileSync(path.join(__dirname, 'section-7/specification.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- ') || line.startsWith('GET items/'))
  .map((line) => line.replace(/^- /, ''));

it('walks every row of section 7 of the specification, and no other', () => {
  const walked = rows.filter(([, walks]) => walks.length > 0).map(([start]) => start);
  const rowOf = (start: string): string[] => specified.filter((row) => row.startsWith(start));
  expect(walked.map((start) => [start, rowOf(start).length])).toEqual(walked.map((start) => [start, 1]));
  expect(walked.flatMap(rowOf).toSorted()).toEqual(specified.toSorted());
});

describe.each(rows)('%s', (_row, walks) => {
  it.each(walks.map((walk) => [titleOf(walk), walk] as const))('%s', async (_title, walk) => {
    await expect(walkOf(walk, scene())).resolves.toBeUndefined();
  });
});
