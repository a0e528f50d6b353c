import { enumIdFromName } from './enum-id';

/** One choice of a list: a stable string id, the French label, the order of display (from 1). */
export interface ListValue {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
  readonly isDefault: boolean;
}

/**
 * A list of choices whose ids follow from their labels (see `enumIdFromName`), in the order given.
 *
 * @param names the French labels
 * @param defaultName the label of the choice proposed first, if there is one
 */
export function listFromNames(names: readonly string[], defaultName?: string): readonly ListValue[] {
  return names.map((name, index) => ({
    id: enumIdFromName(name),
    name,
    priority: index + 1,
    isDefault: name === defaultName,
  }));
}

/** A list of choices whose ids are given, in the order given: `[id, label]`. */
export function listFromPairs(pairs: readonly (readonly [string, string])[]): readonly ListValue[] {
  return pairs.map(([id, name], index) => ({ id, name, priority: index + 1, isDefault: index === 0 }));
}
