import { defer, map } from 'rxjs';

/** Includes the sanitiser (10 kB): loaded only where there is a text. A failed download is retried by the next use. */
export const richText = defer(() => import('./rich-text')).pipe(map((module) => module.RichText));
