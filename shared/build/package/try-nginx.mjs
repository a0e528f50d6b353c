import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/install.mjs';

/** @typedef {{ https: number, http: number, portal: number }} Ports of nginx, and of the portal behind it */

/** The host name in the recipes. */
const NAME = 'portail.example';

/**
 * A self-signed certificate, valid for an hour: `fullchain.pem` and `privkey.pem` in a folder.
 * @param {string} folder
 */
export function makeCertificate(folder) {
  const request = ['req', '-x509', '-nodes', '-days', '1', '-subj', `/CN=${NAME}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  execFileSync('openssl', [...request, ...key, '-addext', `subjectAltName=DNS:${NAME}`, ...files], {
    stdio: 'pipe',
  });
}

/**
 * The recipe adapted to this machine: on its loopback interface and other ports, with the certificate in the folder.
 * @param {string} folder
 * @param {Ports} ports
 */
const recipeHere = (folder, { https, http, portal }) =>
  readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\]:.*\n/gm, '')
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${portal}`)
    .replaceAll(`https://${NAME}$`, `https://${NAME}:${https}$`)
    .replaceAll('/etc/ssl/portail', folder);

/**
 * Writes the settings of an nginx that runs the recipe from one folder, as the current user and in the foreground.
 * @returns {string} the file, for `nginx -c`
 * @param {string} folder
 * @param {Ports} ports
 */
export function nginxSettings(folder, ports) {
  writeFileSync(path.join(folder, 'portal.conf'), recipeHere(folder, ports));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(path.join(folder, name), { recursive: true });
    return `  ${name}_temp_path ${path.join(folder, name)};`;
  });
  const file = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? ['user root;'] : [];
  const lines = [
    ...user,
    'daemon off;',
    `pid ${path.join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    '  access_log off;',
    ...places,
    `  include ${path.join(folder, 'portal.conf')};`,
    '}',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
