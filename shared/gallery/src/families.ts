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
import { street } from './families/street';
import { text } from './families/text';
import page from './families.json';
import type { Family, Specimens } from './section';

export const allSpecimens: Specimens = {
  ...foundations,
  ...text,
  ...actions,
  ...layout,
  ...file,
  ...street,
  ...lists,
  ...dashboard,
  ...formParts,
  ...boundFields,
  ...overlays,
  ...feedback,
};

/** All sections in page order. A new component needs a section in `families.json`, and specimens under its name. */
export const families: readonly Family[] = page.map(({ name, sections }) => ({
  name,
  sections: sections.map((section) => ({ ...section, specimens: allSpecimens[section.name] ?? [] })),
}));
