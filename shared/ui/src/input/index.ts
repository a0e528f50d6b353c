export type { EnterKeyHint, Entry } from './entry';
export { Affix, Checkbox, Input, InputRow, Select, TextArea } from './input';
