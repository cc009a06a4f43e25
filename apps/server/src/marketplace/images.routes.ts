import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { problem } from '../platform/http/problem.ts';
import { FLAG_FOLDER, flagPicture } from './flags/flags.ts';
import { drawHeader, HEADER_FOLDER, headerAnimation } from './page-header.ts';
import { PICTURES } from './pictures.ts';

const DAY = 'public, max-age=86400';

/**
 * What a CDN in front of this server keeps [API-008]: GET /images/logos/72x72/<team>.svg, the same of
 * jerseys and of players' headshots, of countries' flags /images/flags/60x60/<code>.svg, and of themed headers
 * /images/headers/<sport>.svg and, moving, .json [PAGE-012].
 */
export function imageRoutes(catalogue: Pick<Catalogue, 'team' | 'competitions'>) {
  return (app: FastifyInstance): void => {
    for (const { folder, kind, draw } of Object.values(PICTURES)) {
      app.get<{ Params: { file: string } }>(`${folder}/:file`, (request, reply) => {
        const team = catalogue.team(request.params.file.replace(/\.svg$/, ''));
        if (team?.kind !== kind) {
          return reply
            .code(404)
            .send(problem('NOT_FOUND', `There is no such ${kind}: take the address from a participant.`));
        }
        return sendSvg(reply, draw(team));
      });
    }
    app.get<{ Params: { file: string } }>(`${FLAG_FOLDER}/:file`, (request, reply) => {
      const flag = flagPicture(request.params.file.replace(/\.svg$/, ''));
      if (flag === undefined) {
        return reply
          .code(404)
          .send(problem('NOT_FOUND', 'There is no such flag: take the address from a participant.'));
      }
      return sendSvg(reply, flag);
    });
    app.get<{ Params: { file: string } }>(`${HEADER_FOLDER}/:file`, (request, reply) => {
      const [, theme = '', kind] = /^([a-z-]{1,40})\.(svg|json)$/.exec(request.params.file) ?? [];
      if (!catalogue.competitions().some(({ sport }) => sport.slug === theme)) {
        return reply
          .code(404)
          .send(problem('NOT_FOUND', "There is no such header: take the address from a page's header."));
      }
      reply.header('cache-control', DAY).header('access-control-allow-origin', '*');
      return kind === 'json'
        ? reply.send(headerAnimation(theme))
        : reply.header('content-type', 'image/svg+xml; charset=utf-8').send(drawHeader(theme));
    });
  };
}

function sendSvg(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('cache-control', DAY)
    .header('access-control-allow-origin', '*')
    .send(svg);
}
