import '@portal/ui/base';
import { createRoot } from 'react-dom/client';
import { Gallery, sectionOf, type SpecimenFile } from './gallery';

interface Specimens {
  (key: string): SpecimenFile;
  keys(): readonly string[];
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { regExp: RegExp }): Specimens;
  }
}

const ui = import.meta.webpackContext('../../ui/src', { regExp: /\.specimen\.tsx$/ });
const forms = import.meta.webpackContext('../../forms/src', { regExp: /\.specimen\.tsx$/ });

const place = document.getElementById('gallery');
if (!place) throw new Error('index.html has no place for the gallery.');
createRoot(place).render(
  <Gallery
    sections={[
      ...ui.keys().map((key) => sectionOf('@portal/ui', key, ui(key))),
      ...forms.keys().map((key) => sectionOf('@portal/forms', key, forms(key))),
    ]}
  />,
);
