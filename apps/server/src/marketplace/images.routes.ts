import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { problem } from '../platform/http/problem.ts';
import { drawLogo, LOGO_FOLDER } from './team-logo.ts';

/** GET /images/logos/72x72/<team>.svg: what a CDN in front of this server keeps [API-008]. */
export function imageRoutes(catalogue: Pick<Catalogue, 'team'>) {
  return (app: FastifyInstance): void => {
    app.get<{ Params: { file: string } }>(`${LOGO_FOLDER}/:file`, (request, reply) => {
      const team = catalogue.team(request.params.file.replace(/\.svg$/, ''));
      if (team?.kind !== 'team') {
        return reply
          .code(404)
          .send(problem('NOT_FOUND', 'There is no such team: take the address from teamLogoUrl.'));
      }
      return reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .header('access-control-allow-origin', '*')
        .send(drawLogo(team));
    });
  };
}
