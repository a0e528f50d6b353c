import type { RoadmapStep, Slide } from '@portal/domain/content';
import type { HttpAnswer, Kit } from '@portal/kit';
import type { Observable, Subscribable } from 'rxjs';
import { readRoadmap, readSlides } from '../wire/home-texts.wire';

/** Section 7: page 1, limit 15, slider 3. */
const SLIDER = 3;
const SLIDES_LIMIT = 15;

/** The texts of a visitor's first page. */
export interface HomeTexts {
  /** The steps of the loan process, in order. */
  readonly roadmap: Subscribable<readonly RoadmapStep[]>;
  /** The messages of the slider, in order. */
  readonly slides: Subscribable<readonly Slide[]>;
}

/** Reads the answers as they come, without an operator of rxjs: the first page carries none of it. */
const reading = <T>(answers: Observable<HttpAnswer>, read: (body: unknown) => T): Subscribable<T> => ({
  subscribe: ({ next, error, complete }) =>
    answers.subscribe({
      next: ({ body }) => next?.(read(body)),
      error: (problem: unknown) => error?.(problem),
      complete: () => complete?.(),
    }),
});

/** The texts of a visitor's first page, over the content client of a kit. */
export function createHomeTexts({ http: { content }, settings }: Pick<Kit, 'http' | 'settings'>): HomeTexts {
  const items = (path: string, params = {}) => content.read({ path: `/items/${path}`, params }, 'lookup');
  return {
    roadmap: reading(items('roadmap_intergestion'), readRoadmap),
    slides: reading(
      items('slider_intergestion_files', {
        page: 1,
        // The file's own row, for its size. Stars: a field that visitors may not read would be a refusal of all.
        fields: '*,directus_files_id.*',
        limit: SLIDES_LIMIT,
        [`filter[${settings.sliderField}][_eq]`]: SLIDER,
      }),
      readSlides(settings.contentUrl),
    ),
  };
}
