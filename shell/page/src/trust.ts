import { trustShellFiles } from './remotes/integrity';
import { installTrustedTypes } from './remotes/trusted-types';

// Before anything else: from here on, only files that we know can run.
trustShellFiles(document);
installTrustedTypes(window as Parameters<typeof installTrustedTypes>[0]);
