import { explainFailure } from './startup-failure';

const ADDRESS = '127.0.0.1:8080';
const systemError = (code: string, syscall: string, file?: string) =>
  Object.assign(new Error(`${code}: it went wrong, ${syscall}`), {
    code,
    syscall,
    ...(file === undefined ? {} : { path: file }),
  });

describe('the line that explains why the portal did not start', () => {
  it('speaks of the port only when the port was refused', () => {
    expect(explainFailure(systemError('EACCES', 'listen'), '127.0.0.1:80')).toContain('PORT above 1023');
  });

  it.each([
    ['EACCES', 'mkdir'],
    ['EPERM', 'chmod'],
    ['EROFS', 'open'],
    ['EEXIST', 'mkdir'],
    ['ENOTDIR', 'mkdir'],
    ['ENOSPC', 'write'],
  ])('names the folder and its setting when the data folder cannot be used: %s at %s', (code, syscall) => {
    const line = explainFailure(systemError(code, syscall, '/srv/portal/data'), ADDRESS);
    expect(line).toContain('/srv/portal/data');
    expect(line).toContain('PORTAL_DATA_DIR');
    expect(line).not.toContain('PORT above');
  });

  it.each(['ENOTFOUND', 'EAI_AGAIN'])('names HOST when it is the name of no machine: %s', (code) => {
    const error = Object.assign(systemError(code, 'getaddrinfo'), { hostname: 'notahost' });
    expect(explainFailure(error, 'notahost:8080')).toBe(
      'HOST="notahost" is no name of this machine: give one of its addresses, such as 127.0.0.1 or 0.0.0.0.',
    );
  });
});
