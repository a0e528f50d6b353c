import type { Project } from './project';
import {
  AMOUNT_BOUNDS,
  type AmountName,
  type ChoiceName,
  PROJECT_CHOICES,
  PROJECT_TEXTS,
  type TextName,
} from './project-fields';

/** The form values. Amounts in euros, undefined while empty; selects hold a lookup id, '' while empty. */
export type ProjectDraft = Readonly<
  Record<TextName | ChoiceName, string> & Record<AmountName, number | undefined>
>;

export const DEFAULT_DURATION = '10_ans';

const draftOf = (
  known: Readonly<{ [Name in keyof ProjectDraft]?: string | number | null }>,
): ProjectDraft => {
  const texts = [...PROJECT_TEXTS, ...PROJECT_CHOICES].map((name) => [name, known[name] ?? '']);
  const amounts = Object.keys(AMOUNT_BOUNDS).map((name) => [name, known[name as AmountName] ?? undefined]);
  return Object.fromEntries([...texts, ...amounts]) as ProjectDraft;
};

/** A new form with what is known of the applicant; no made-up phone: docs/observed-behaviour.md#sample-phone */
export const emptyProjectDraft = (
  applicant: Partial<Pick<ProjectDraft, 'firstName' | 'lastName' | 'email' | 'phone'>> = {},
): ProjectDraft => draftOf({ desiredDuration: DEFAULT_DURATION, ...applicant });

export const toProjectDraft = (project: Project): ProjectDraft => draftOf(project);
