// The order matters. Everything a first page needs is in one file: shared modules are provided eagerly, which saves a
// second download. Running in steps keeps the server-rendered page responsive in between.
import './first-files';
import './trust';
import { keepTranslatedTexts } from './translated-texts';

// Before React, which keeps what it finds here.
keepTranslatedTexts(window);

const turn = () => new Promise((resolve) => setTimeout(resolve));

turn()
  .then(() => import(/* webpackMode: "eager" */ './react-first'))
  .then(turn)
  .then(() => import(/* webpackMode: "eager" */ './bootstrap'))
  .catch(reportError);
