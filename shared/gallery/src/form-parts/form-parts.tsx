import type { Family } from '../section';
import { choiceSections } from './choices';
import { controlSections } from './controls';
import { formSections } from './forms';
import { treeSections } from './trees';

/** The pieces of a form, outside any form: `@portal/forms` ties them. */
export const formParts: Family = {
  id: 'formulaire',
  name: 'LE FORMULAIRE',
  sections: [...controlSections, ...choiceSections, ...treeSections, ...formSections],
};
