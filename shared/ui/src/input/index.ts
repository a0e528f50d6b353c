export { Input } from './input';
export { TextArea } from './text-area';
export { Select } from './select';
export { Affix } from './affix';
export { Checkbox } from './checkbox';
