import { actions } from './families/actions';
import { boundFields } from './families/bound-fields';
import { dashboard } from './families/dashboard';
import { feedback } from './families/feedback';
import { file } from './families/file';
import { formParts } from './families/form-parts';
import { foundations } from './families/foundations';
import { layout } from './families/layout';
import { lists } from './families/lists';
import { overlays } from './families/overlays';
import type { Family } from './section';
import { text } from './families/text';

/** All sections in page order. A new component needs a section in one of these. */
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
