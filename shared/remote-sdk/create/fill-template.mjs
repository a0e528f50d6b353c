import { readFileSync } from 'node:fs';
import path from 'node:path';
import files from '../files/files-below.cjs';

const templates = path.resolve(import.meta.dirname, '../template');

/** Roles of a new app, until its team says otherwise: all signed-in users. */
export const ROLES = ['ADMIN', 'AGENT', 'APPLICANT', 'DIRECTOR'];

/** @param {string} name such as "home-loans" @returns {string} "HomeLoans" */
const componentOf = (name) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * What the texts of a template say for an app.
 * @param {string} name
 * @param {string | undefined} title in French, shown to users
 * @param {{ kit: string, react: string }} versions that the app is written against
 * @returns {Record<string, string>}
 */
export const valuesFor = (name, title, { kit, react }) => ({
  name,
  component: componentOf(name),
  title: title ?? `Rubrique ${name}`,
  roles: JSON.stringify(ROLES).replaceAll(',', ', '),
  kit,
  react: react.split('.')[0],
});

/**
 * The files of some templates with values in their places.
 * @param {readonly string[]} names folders of `template`
 * @param {Record<string, string>} values
 * @returns {Record<string, string>} path → text
 */
export function fillTemplates(names, values) {
  const filled = names.flatMap((name) =>
    files.filesBelow(path.join(templates, name)).map((file) => {
      const text = readFileSync(path.join(templates, name, file), 'utf8');
      const place = file.replace(/\.txt$/, '').replace('NAME', values.name);
      return [place, text.replaceAll(/\{\{(\w+)\}\}/g, (_, value) => values[value])];
    }),
  );
  return Object.fromEntries(filled);
}
