import './brands/tokens.css';
import { createBrowserHistory } from '@tanstack/react-router';
import { App } from './app/app.tsx';
import { startDeepLinks } from './app/deep-link.ts';
import { firstPage } from './app/first-page.ts';
import { Worlds } from './app/identity-world.ts';
import { followInactivity } from './app/session/inactivity.ts';
import { Session } from './app/session/session.ts';
import { followStartup } from './app/startup/follow-startup.ts';
import { Startup } from './app/startup/startup.ts';
import { startTheme } from './app/theme.ts';
import { tellUnforeseen } from './app/unforeseen.ts';

startTheme();
tellUnforeseen(window);
const session = new Session();
const startup = new Startup();
startDeepLinks(session, new URL(window.location.href));
session.start();
const worlds = new Worlds(session, startup, createBrowserHistory());
followInactivity(session, startup);
followStartup(session, startup, () => worlds.current.live.environment);

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no #app');
// The fonts come behind the code, which needs the whole line; index.html shows no text before.
for (const font of ['1em Inter', '740 1em Archivo']) document.fonts?.load(font).catch(() => {});
// What draws is the largest part and comes last (vite.config.ts): the first page is read meanwhile.
// Without StrictMode: its second run of effects would end queries that loaders have started.
void firstPage(worlds.current.router, import('react-dom/client')).then(({ createRoot }) => {
  createRoot(root).render(<App session={session} startup={startup} worlds={worlds} />);
});
