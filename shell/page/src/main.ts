// In this order. One file for all that a first page needs: what is shared is provided eagerly, so nothing has to wait for a
// second one. It is run in steps: what was drawn can be scrolled and clicked between them.
import './first-files';
import './trust';

const turn = () => new Promise((resolve) => setTimeout(resolve));

turn()
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(turn)
  .then(() => import(/* webpackMode: "eager" */ './bootstrap'))
  .catch(reportError);
