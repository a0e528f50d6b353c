import { expect } from '@jest/globals';
import '../../remote-sdk/jest/strict-console.mjs';

// The matchers of the DOM take as long to load as most of these files take to run.
if (expect.getState().testPath.endsWith('.tsx')) await import('../../remote-sdk/jest/browser-setup.mjs');
