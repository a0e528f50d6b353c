import { askAnew } from './remotes/ask-anew';
import { trustShellFiles } from './remotes/integrity';
import { installTrustedTypes } from './remotes/trusted-types';

// Must run first: from here on, only files with known digests can run.
trustShellFiles(document);
installTrustedTypes(window as Parameters<typeof installTrustedTypes>[0]);
globalThis.__PORTAL_ASK__ = askAnew();
