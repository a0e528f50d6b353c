import type { Specimens } from '../specimen';
import { actions } from './actions';
import { drawings } from './drawings';
import { fields } from './fields';
import { figures } from './figures';
import { forms } from './forms';
import { layout } from './layout';
import { lists } from './lists';
import { states } from './states';
import { words } from './words';

/** Every specimen, by the name of its door. */
export const SPECIMENS: Specimens = {
  ...words,
  ...drawings,
  ...layout,
  ...actions,
  ...fields,
  ...lists,
  ...figures,
  ...states,
  ...forms,
};
