export { Input } from './input';
export type { InputProps } from './input';
export { TextArea } from './text-area';
export { Select } from './select';
export type { SelectProps } from './select';
export { Affix } from './affix';
export type { AffixProps } from './affix';
export { Checkbox } from './checkbox';
export type { CheckboxProps } from './checkbox';
