import type { RemoteDefinition } from './define-remote';

export type RemoteFault = 'shape' | 'contract' | 'name' | 'version';

/** A remote was loaded but is invalid. Retrying does not help; another version may. */
export class RemoteContractError extends Error {
  override readonly name = 'RemoteContractError';
  readonly fault: RemoteFault;

  constructor(fault: RemoteFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

export interface ExpectedRemote {
  readonly name: string;
  readonly version: string;
  readonly contract: number;
}

/** The remote that a module exports. @throws RemoteContractError when it is none, or another: one may be empty. */
export function assertRemote(module: unknown, expected: ExpectedRemote): RemoteDefinition {
  const remote = isFields(module) && 'default' in module ? module['default'] : module;
  if (!isFields(remote))
    throw new RemoteContractError('shape', `remote ${expected.name} exports no definition`);
  for (const fact of ['contract', 'name', 'version'] as const) {
    if (remote[fact] === expected[fact]) continue;
    const found = `${fact} ${String(remote[fact])} instead of ${String(expected[fact])}`;
    throw new RemoteContractError(fact, `remote ${expected.name} has ${found}`);
  }
  const { pages } = remote;
  const isComplete =
    isFields(pages) &&
    Object.values(pages).every((page) => typeof page === 'function') &&
    ['onEnter', 'onLeave', 'isBusy'].every((hook) => ['function', 'undefined'].includes(typeof remote[hook]));
  if (!isComplete)
    throw new RemoteContractError('shape', `remote ${expected.name} has no usable pages or hooks`);
  return remote as unknown as RemoteDefinition;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
