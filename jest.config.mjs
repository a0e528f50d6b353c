import { projects } from '@portal/build/jest-preset';

/** @type {import('jest').Config} */
export default {
  projects: projects(import.meta.dirname),
  // Two cores: one worker more than that only makes both slower.
  maxWorkers: 2,
};
