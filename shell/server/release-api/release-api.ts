import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  UnreadableError,
  asName,
  asText,
  asVersion,
  listOf,
  orElse,
  readObject,
} from '@portal/registry/read-json';
import type { OwnershipDocument } from '@portal/release/sign/ownership-document';
import { BadUsage, isDiskRefusal, refusalOf } from '@portal/release/refusal';
import type { ProblemBook } from '@portal/release/inspect/reported-problems';
import { COMMANDS_PATH, UPLOADS_PATH, contentDigest } from '@portal/release/sign/request-signature';
import { readRequested } from '@portal/release/command/run-portal';
import {
  beginUpload,
  completeUpload,
  readAnnouncement,
  removeUploads,
  takeFile,
} from '@portal/release/deploy/staged-upload';
import { whoAsks, type Asker } from './who-asks';
import { titleOf } from '@portal/release/registry/release-folders';

/** The largest file of a release; the largest of ours has 0.6 MB. */
const FILE_BYTES = 10_000_000;
/** An announcement has a line for each file. */
const JSON_BYTES = 1_000_000;

interface OfVersion {
  readonly name: string;
  readonly version: string;
}

const say = (reply: FastifyReply, status: number, error: string) =>
  reply.code(status).send({ ok: false, error });

/**
 * Takes releases and commands over HTTPS: `portal push`, and every other command with `--portal`. Requests are signed; a
 * team's key changes its own apps, that of the portal's owner all of them.
 * @param dist folder of the builds, which is changed as the command on this machine changes it
 * @param problems what pages told this process, for the teams of their apps
 */
export const releaseApi =
  (dist: string, problems?: ProblemBook) =>
  (app: FastifyInstance): void => {
    void app.register((api, _options, done) => {
      const askers = new WeakMap<FastifyRequest, Asker>();
      const askerOf = (request: FastifyRequest): Asker => {
        const asker = askers.get(request);
        if (!asker) throw new Error('A request came past the signature');
        return asker;
      };

      api.removeAllContentTypeParsers();
      api.addContentTypeParser(
        ['application/json', 'application/octet-stream'],
        { parseAs: 'buffer' },
        (_request, body, parsed) => parsed(null, body),
      );

      // Before the body is read: only who is known may send one.
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { method, headers, url } = request;
        const asker = await whoAsks(dist, { method, url, headers, host: headers.host ?? '' });
        if ('status' in asker) return say(reply, asker.status, asker.error);
        askers.set(request, asker);
        return undefined;
      });
      api.addHook('preHandler', async (request, reply) => {
        if (request.headers['content-digest'] !== contentDigest(bytesOf(request)))
          return say(reply, 401, 'The content is not the one that was signed.');
        return undefined;
      });
      api.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
        if (error instanceof BadUsage || error instanceof UnreadableError || error instanceof SyntaxError)
          return say(reply, 400, error.message);
        const refusal = refusalOf(error);
        if (refusal)
          return say(reply, isDiskRefusal(error) || isDiskRefusal(error.cause) ? 507 : 409, refusal.message);
        if (error.statusCode !== undefined && error.statusCode < 500)
          return say(reply, error.statusCode, error.message);
        request.log.error({ err: error }, 'a release or command failed');
        return say(reply, 500, `Something went wrong (${request.id}).`);
      });

      const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
        body instanceof Uint8Array ? body : new Uint8Array();
      const json = (request: FastifyRequest): unknown => {
        const text = Buffer.from(bytesOf(request)).toString('utf8');
        if (text === '') throw new BadUsage('The request has no content.');
        return JSON.parse(text);
      };
      const mayChange = ({ apps }: Asker, name: string) => apps === 'all' || apps.has(name);
      const isAnothers = (asker: Asker, name: string, reply: FastifyReply) =>
        mayChange(asker, name)
          ? undefined
          : say(
              reply,
              403,
              `${titleOf(name)} is not an app of ${asker.name}: its team, or the owner of the portal, can.`,
            );
      const versionOf = ({ name, version }: OfVersion): OfVersion => ({
        name: asName(name, 'The remote'),
        version: asVersion(version, 'The version'),
      });

      api.post<{ Params: OfVersion }>(
        `${UPLOADS_PATH}/:name/:version`,
        { bodyLimit: JSON_BYTES },
        async (request, reply) => {
          const { name, version } = versionOf(request.params);
          const denied = isAnothers(askerOf(request), name, reply);
          if (denied) return denied;
          return reply.send({ missing: beginUpload(dist, name, version, readAnnouncement(json(request))) });
        },
      );

      api.put<{ Params: OfVersion & { '*': string } }>(
        `${UPLOADS_PATH}/:name/:version/*`,
        { bodyLimit: FILE_BYTES },
        async (request, reply) => {
          const { name, version } = versionOf(request.params);
          const denied = isAnothers(askerOf(request), name, reply);
          if (denied) return denied;
          takeFile(dist, name, version, request.params['*'], bytesOf(request));
          return reply.send({ ok: true });
        },
      );

      api.post(COMMANDS_PATH, { bodyLimit: JSON_BYTES }, async (request, reply) => {
        const asker = askerOf(request);
        const { args, document, digest } = readObject(json(request), 'command');
        const command = readRequested(listOf(asText)(args, 'args'));
        const { right, name, version } = command;
        if (right === 'here') throw new BadUsage('That command works on the machine where it is typed.');
        if (right === 'owner' && asker.apps !== 'all')
          return say(reply, 403, `${asker.name} may not: only the owner of the portal.`);
        const denied = right === 'team' ? isAnothers(asker, name, reply) : undefined;
        if (denied) return denied;
        if (Boolean(document) !== command.needsDocument)
          throw new BadUsage(
            'A document comes with `ownership --set`, signed by the owner, and with nothing else.',
          );
        const isDeploy = command.isNamed('deploy');
        if (isDeploy && version === undefined) throw new BadUsage('deploy needs --version.');
        const staged = isDeploy
          ? completeUpload(dist, name, version ?? '', orElse(asText, undefined)(digest, 'digest'))
          : undefined;
        const outcome = await command.carryOut(dist, {
          by: asker.name,
          staged,
          document: document as OwnershipDocument | undefined,
          problems,
          onStep: () => undefined,
        });
        if (isDeploy && version !== undefined) removeUploads(dist, name, version);
        if (right !== 'known') request.log.info({ by: asker.name, args }, 'a command was carried out');
        const { lines, data, isFine = true } = outcome;
        return reply.send({ ok: isFine, lines, data, isFine });
      });
      done();
    });
  };
