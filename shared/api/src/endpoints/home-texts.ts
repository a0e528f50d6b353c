import type { RoadmapStep, Slide } from '@portal/domain/content';
import type { HttpAnswer, Kit } from '@portal/kit';
import type { Observable, Subscribable } from 'rxjs';
import { readRoadmap, readSlides } from '../wire/home-texts.wire';

/** Section 7: page 1, limit 15, slider 3. */
const SLIDER = 3;
const SLIDES_LIMIT = 15;

export interface HomeTexts {
  readonly roadmap: Subscribable<readonly RoadmapStep[]>;
  readonly slides: Subscribable<readonly Slide[]>;
}

/** Maps answers without rxjs operators, which the home page bundle does not include. */
const reading = <T>(answers: Observable<HttpAnswer>, read: (body: unknown) => T): Subscribable<T> => ({
  subscribe: ({ next, error, complete }) =>
    answers.subscribe({
      next: ({ body }) => next?.(read(body)),
      error: (problem: unknown) => error?.(problem),
      complete: () => complete?.(),
    }),
});

export function createHomeTexts({ http: { content }, settings }: Pick<Kit, 'http' | 'settings'>): HomeTexts {
  const items = (path: string, params = {}) => content.read({ path: `/items/${path}`, params }, 'lookup');
  return {
    roadmap: reading(items('roadmap_intergestion'), readRoadmap),
    slides: reading(
      items('slider_intergestion_files', {
        page: 1,
        // Includes the file's row, for the image size. Wildcards, because naming a field that visitors may not read
        // would make the service refuse the whole request.
        fields: '*,directus_files_id.*',
        limit: SLIDES_LIMIT,
        [`filter[${settings.sliderField}][_eq]`]: SLIDER,
      }),
      readSlides(settings.contentUrl),
    ),
  };
}
