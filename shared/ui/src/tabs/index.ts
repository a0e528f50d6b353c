export { Tabs } from './tabs';
export type { TabsProps } from './tabs';
export type { Section } from '../accordion';
