export { Tabs } from './tabs';
export type { Section } from '../accordion';
