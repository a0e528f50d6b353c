import { runBuilt } from './run-built.mjs';

// `npm run portal -- …`
await runBuilt('portal');
