import { expect } from '@jest/globals';
import '../jest-preset/strict-console.mjs';

// The matchers of the DOM take as long to load as most of these files take to run.
if (expect.getState().testPath.endsWith('.tsx')) await import('../jest-preset/browser-setup.mjs');
