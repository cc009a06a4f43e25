// `npm run schema`: writes apps/server/schema.graphql, the contract between web app and server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../config.ts';
import { schemaText } from '../schema.ts';

writeFileSync(join(repositoryFolder, 'apps/server/schema.graphql'), schemaText());
