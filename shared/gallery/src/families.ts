import { actions } from './actions/actions';
import { boundFields } from './bound-fields/bound-fields';
import { dashboard } from './dashboard/dashboard';
import { feedback } from './feedback/feedback';
import { file } from './file/file';
import { formParts } from './form-parts/form-parts';
import { foundations } from './foundations/foundations';
import { layout } from './layout/layout';
import { lists } from './lists/lists';
import { overlays } from './overlays/overlays';
import type { Family } from './section';
import { text } from './text/text';

/** The whole page, in its order. A new component is a section of one of these. */
export const families: readonly Family[] = [
  foundations,
  text,
  actions,
  layout,
  file,
  lists,
  dashboard,
  formParts,
  boundFields,
  overlays,
  feedback,
];
