import { runBuilt } from './run-built.mjs';

// `npm run office -- …`
await runBuilt('office');
