import { trustShellFiles } from './registry/integrity';
import { installTrustedTypes } from './registry/trusted-types';

// Before anything else: from here on, only files that we know can run.
trustShellFiles(document);
installTrustedTypes(window as Parameters<typeof installTrustedTypes>[0]);
