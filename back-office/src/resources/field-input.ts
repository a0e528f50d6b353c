import type { Bounds, TextRule } from '../wire/form';
import { orNull, wireTypes, type JsonSchema, type WireType } from '../wire/json-schema';
import type { Reader } from './write-context';

type InputType = WireType | 'email';

const TEXT_MAX = 255;

const lengthOf = (max: number | undefined) => (max === undefined ? {} : { maxLength: max });

/** Schema of a type in a body: amounts and ids also as text (wire, 1.3). No bounds: accepted and ignored. */
export function inputOf(type: InputType, bounds: Bounds | undefined): JsonSchema {
  switch (type) {
    case 'text':
    case 'email':
      return { type: ['string', 'null'], ...lengthOf(bounds && (bounds.max ?? TEXT_MAX)) };
    case 'datetime':
      return { type: ['string', 'null'], ...lengthOf(bounds?.max) };
    case 'money':
      return {
        type: ['number', 'string', 'null'],
        ...(bounds?.min === undefined ? {} : { minimum: bounds.min }),
        ...(bounds?.max === undefined ? {} : { maximum: bounds.max }),
      };
    case 'integer':
      return { type: ['integer', 'string', 'null'] };
    case 'ids':
      return { type: 'array', items: { type: ['integer', 'string'] } };
    default:
      return orNull(wireTypes[type]);
  }
}

/** The reader of a type. @param isNeeded required on creation, and may not be emptied by an update */
export function readerOf(type: InputType, bounds: TextRule, isNeeded: boolean): Reader {
  switch (type) {
    case 'email':
      return (form, wire, { id }) => (id === undefined || form.has(wire) ? form.email(wire) : undefined);
    case 'money':
      return (form, wire) => form.money(wire, bounds);
    case 'boolean':
      return (form, wire) => form.boolean(wire);
    case 'date':
      return (form, wire) => form.date(wire);
    case 'integer':
      return isNeeded ? (form, wire) => form.requiredId(wire) : (form, wire) => form.id(wire);
    case 'ids':
      return (form, wire) => form.ids(wire);
    default:
      if (!isNeeded) return (form, wire) => form.text(wire, bounds);
      return (form, wire, { id }) =>
        id === undefined ? form.requiredText(wire, bounds) : form.textIfGiven(wire, bounds);
  }
}

/** An id that may be absent, but not emptied. */
export const readIdIfGiven: Reader = (form, wire) => {
  const id = form.id(wire);
  if (id === null && !form.isRefused(wire)) form.notValid(wire);
  return id;
};
