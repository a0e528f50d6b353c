import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page';

const HOME = '<p><a href="/">Aller à l’accueil</a></p>';
const RESET = '<p><a href="/ResetPassword">Demander un nouveau lien</a></p>';

type Words = readonly [string, string];

const BROKEN: Words = [
  'Cette adresse est incomplète',
  'Elle a été coupée ou abîmée en chemin. Si elle vient d’un message, copiez-la en entier dans la barre d’adresse.',
];
const ELSEWHERE: Words = [
  'Cette page ne s’ouvre pas ainsi',
  'Passez par le menu du portail pour la trouver.',
];
const LATER: Words = ['Le portail ne peut pas répondre pour le moment', 'Réessayez dans quelques instants.'];
const WORDS: Readonly<Record<number, Words>> = {
  400: BROKEN,
  404: ['Cette page n’existe pas', 'Elle a peut-être été déplacée, ou son adresse est incomplète.'],
  408: LATER,
  414: [
    'Cette adresse est trop longue',
    'Ouvrez le portail par son accueil, puis retrouvez la page par le menu.',
  ],
  421: ['Cette adresse n’est pas celle du portail', 'Vérifiez le nom du site dans la barre d’adresse.'],
  429: LATER,
  431: [
    'Votre navigateur envoie trop d’informations',
    'Effacez les cookies de ce site dans votre navigateur, puis réessayez. Si l’adresse vient d’un message, copiez-la en entier.',
  ],
};

/** What a person reads in the window instead of an error of the wire. @param url as it was asked for, of any form */
export function refusalPage(status: number, url: string): string {
  const isReset = url.startsWith('/password/reset');
  const [title, advice] = WORDS[status] ?? (status < 500 ? ELSEWHERE : LATER);
  return plainPage(title, `<p>${advice}</p>${isReset && status < 500 ? RESET : ''}${HOME}`);
}

/** Whether an answer is for the window of a browser: calls and files do not ask for pages. */
export const isForReader = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

/** Answers of operations say in detail what is wrong, to operators with a browser too. */
const isOperation = ({ routeOptions }: FastifyRequest): boolean =>
  /^\/(healthz|readyz|metrics)$/.test(routeOptions.url ?? '');

/** Who opens an address in a window reads a page in French, whatever refused it; others the wire's answer. */
export function refuseReadersInWords(app: FastifyInstance): void {
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload: unknown, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (reply.statusCode < 400 || isPage || !isForReader(request) || isOperation(request)) {
      done(null, payload);
      return;
    }
    if (payload !== null && typeof payload === 'object' && 'destroy' in payload)
      (payload as { destroy(): void }).destroy();
    for (const name of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(name);
    void reply.headers(PLAIN_PAGE_HEADERS).header('vary', 'Accept');
    done(null, refusalPage(reply.statusCode, request.url));
  });
}
