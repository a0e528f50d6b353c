import { runBuilt } from './run-built.mjs';

// `npm run content:directus -- …`
await runBuilt('content-directus');
