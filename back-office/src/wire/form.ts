import { ApiProblem, invalid, type Problem } from './api-problem';
import type { JsonObject } from './json-body';
import { isStorableText, tidy, type Kept } from './storable-text';

const BLANK = { title: 'not blank constraint', detail: 'This value should not be blank.' };
const NOT_VALID = { title: 'form constraint', detail: 'This value is not valid.' };
// Linear on purpose, and only applied to texts of bounded length.
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;
// There is no year 0, and PostgreSQL refuses it.
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const MAX_INT = 2_147_483_647;
const TIME = /^(T[\d:.]{4,15}(Z|[+-]\d{2}:?\d{2})?)?$/;
const ID = /^\d{1,10}$/;

/** An id as a number or digits; `true`, `[7]` and '' are NaN, although `Number` would convert them. */
const idOf = (value: unknown): number =>
  typeof value === 'string' && ID.test(value)
    ? Number(value)
    : typeof value === 'number'
      ? value
      : Number.NaN;

/** @throws ApiProblem 400 that names up to ten fields that are not `known` */
export function refuseExtraFields(body: JsonObject, known: readonly string[]): void {
  const extra = Object.keys(body).filter((key) => !known.includes(key));
  if (extra.length === 0) return;
  const named = extra.slice(0, 10).map((key) => `"${key.slice(0, 64)}"`);
  const detail = `This form should not contain extra fields: ${named.join(', ')}`;
  throw invalid('extra fields constraint', detail);
}

/** Length of a text, or value of an amount in euros. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Bounds of a text, and what it keeps of its white space; default `line`. */
export interface TextRule extends Bounds {
  readonly keeps?: Kept;
}

/** Reads fields and collects all problems. `undefined`: absent; `null`: emptied. */
export class Form {
  readonly #body: JsonObject;
  readonly #problems: Problem[] = [];

  /** @throws ApiProblem 400 when the body holds a field that is not `known` */
  constructor(body: JsonObject, known: readonly string[]) {
    refuseExtraFields(body, known);
    this.#body = body;
  }

  has(field: string): boolean {
    return Object.hasOwn(this.#body, field);
  }

  value(field: string): unknown {
    return this.#body[field];
  }

  refuse(problem: { readonly title: string; readonly detail: string }, source: string): void {
    this.#problems.push({ ...problem, source });
  }

  notValid(source: string): void {
    this.refuse(NOT_VALID, source);
  }

  blank(source: string): void {
    if (!this.isRefused(source)) this.refuse(BLANK, source);
  }

  /** Text, tidied. Null, '' and white space alone empty the field. */
  text(field: string, { max = 255, min = 0, keeps }: TextRule = {}): string | null | undefined {
    if (!this.has(field)) return undefined;
    const given = this.#body[field];
    if (given === null) return null;
    if (!isStorableText(given)) return this.#invalid(field);
    const value = tidy(given, keeps);
    if (value === '') return null;
    if (value.length > max) {
      const detail = `This value is too long. It should have ${max} characters or less.`;
      this.refuse({ title: 'length constraint', detail }, field);
    } else if (value.length < min) {
      const detail = `This value is too short. It should have ${min} characters or more.`;
      this.refuse({ title: 'length constraint', detail }, field);
    }
    return value;
  }

  requiredText(field: string, rule: TextRule = {}): string {
    const value = this.text(field, rule);
    if (value === undefined || value === null) {
      this.blank(field);
      return '';
    }
    return value;
  }

  textIfGiven(field: string, rule: TextRule = {}): string | undefined {
    return this.has(field) ? this.requiredText(field, rule) : undefined;
  }

  email(field: string): string {
    const value = this.requiredText(field, { max: 255 });
    if (value !== '' && !EMAIL.test(value.slice(0, 256)) && !this.isRefused(field)) {
      this.refuse({ title: 'email constraint', detail: 'This value is not a valid email address.' }, field);
    }
    return value;
  }

  /** Euros within bounds, as a number or text; kept as text so that no cent is lost. */
  money(
    field: string,
    { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Bounds = {},
  ): string | null | undefined {
    if (!this.has(field)) return undefined;
    const value = this.#body[field];
    if (value === null || value === '') return null;
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string' || !/^-?\d{1,14}(\.\d{1,20})?$/.test(text)) return this.#invalid(field);
    if (Number(text) < min || Number(text) > max) {
      const detail = `This value should be between ${min} and ${max}.`;
      this.refuse({ title: 'range constraint', detail }, field);
    }
    return text;
  }

  boolean(field: string): boolean | undefined {
    if (!this.has(field)) return undefined;
    const value = this.#body[field];
    if (typeof value === 'boolean') return value;
    this.notValid(field);
    return undefined;
  }

  date(field: string): string | null | undefined {
    const value = this.text(field);
    if (value === null || value === undefined) return value;
    const day = value.slice(0, 10);
    const time = DATE.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
    if (
      !TIME.test(value.slice(10)) ||
      Number.isNaN(time) ||
      new Date(time).toISOString().slice(0, 10) !== day
    ) {
      this.refuse({ title: 'date constraint', detail: 'This value is not a valid date.' }, field);
    }
    return day;
  }

  /** The id of an associated row; the caller checks that it exists. */
  id(field: string): number | null | undefined {
    if (!this.has(field)) return undefined;
    const value = this.#body[field];
    if (value === null || value === '') return null;
    const number = idOf(value);
    if (!Number.isInteger(number) || number < 1 || number > MAX_INT) {
      return this.#invalid(field);
    }
    return number;
  }

  requiredId(field: string): number | null {
    const id = this.id(field) ?? null;
    if (id === null) this.blank(field);
    return id;
  }

  /** A list of ids without duplicates, in the given order. */
  ids(field: string): number[] | undefined {
    if (!this.has(field)) return undefined;
    const value = this.#body[field];
    const numbers = Array.isArray(value) ? value.map(idOf) : [Number.NaN];
    if (numbers.length > 100 || numbers.some((id) => !Number.isInteger(id) || id < 1 || id > MAX_INT)) {
      this.notValid(field);
      return [];
    }
    return [...new Set(numbers)];
  }

  /** @throws ApiProblem 400 with all problems, if any */
  check(): void {
    if (this.#problems.length > 0) throw new ApiProblem(400, this.#problems);
  }

  /** Whether a field already has a problem, so that an invalid date, say, is not reported as too early as well. */
  isRefused(source: string): boolean {
    return this.#problems.some((problem) => problem.source === source);
  }

  #invalid(field: string): null {
    this.notValid(field);
    return null;
  }
}
