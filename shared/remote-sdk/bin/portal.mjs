#!/usr/bin/env node
// The command line of the portal: `npm run sdk` puts it beside this folder. In the workspace it is `npm run portal`.
await import(new URL('../portal/command-line.mjs', import.meta.url).href);
