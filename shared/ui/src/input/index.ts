export { Affix, Checkbox, Input, Select, TextArea } from './input';
