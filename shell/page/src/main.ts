// The order matters. Everything a first page needs is in one file: shared modules are provided eagerly, which saves a
// second download. Running in steps keeps the server-rendered page responsive in between.
import './trust';
import { keepTranslatedTexts } from './translated-texts';

// Preloads the files of the first screen after the code of the shell was loaded, when the network is idle. Loaded in
// parallel they would delay that code (fonts by 0.15 s on a slow phone, the files of a list by 0.7 s); loaded on demand
// they would be late. The server put them into templates: its style sheet, the fonts of French pages, and the files of
// the role's screen.
for (const files of document.querySelectorAll<HTMLTemplateElement>('template[data-first]'))
  document.head.append(files.content);

// Before React, which keeps what it finds here.
keepTranslatedTexts(window);

const turn = () => new Promise((resolve) => setTimeout(resolve));

turn()
  .then(() => import(/* webpackMode: "eager" */ './react-first'))
  .then(turn)
  .then(() => import(/* webpackMode: "eager" */ './bootstrap'))
  .catch(reportError);
