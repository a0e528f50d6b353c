export { Affix, Checkbox, Input, InputRow, Select, TextArea } from './input';
