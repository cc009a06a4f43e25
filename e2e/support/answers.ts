import type { Page, Request, Route } from 'playwright-core';

/** Handles the requests of one of the app's operations; all others go their way. @param operation its name, 'pageQuery' */
export async function onOperation(
  page: Page,
  operation: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isIt = route.request().postData()?.includes(`"operationName":"${operation}"`) ?? false;
    await (isIt ? handle(route) : route.fallback());
  });
}

/** Changes the text of what the server answers to an operation, as another house would answer it. */
export async function changeAnswer(
  page: Page,
  operation: string,
  change: (text: string) => string,
): Promise<void> {
  await onOperation(page, operation, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/**
 * From now on all answers are the server's own. Waits for those that are being changed:
 * a route that is taken away lets its requests go on, and to answer one of them then is an error.
 */
export async function changeNoMore(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
}

/** Changes the text of what is asked, as another client would ask it; the server's answer is its own. */
export async function changeRequest(
  page: Page,
  operation: string,
  change: (text: string) => string,
): Promise<void> {
  await onOperation(page, operation, (route) =>
    route.continue({ postData: change(route.request().postData() ?? '') }),
  );
}

/** Keeps the requests of an operation from going out until they are let go. Answers what lets them. */
export async function holdBack(page: Page, operation: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await onOperation(page, operation, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** A record of an answer, as it came. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Changes the records of what the server answers, from the inside out. */
export async function changeRecords(
  page: Page,
  operation: string,
  change: (record: WireRecord) => WireRecord,
): Promise<void> {
  const revive = (_key: string, value: unknown) => (isRecord(value) ? change(value) : value);
  await changeAnswer(page, operation, (text) => JSON.stringify(JSON.parse(text, revive)));
}

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records in a list of an answer; none where there is no list. */
export function recordsIn(value: unknown): readonly WireRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Nothing is told over the websocket: the page stays as it was answered. */
export async function keepStill(page: Page): Promise<void> {
  await page.routeWebSocket(/\/graphql\/ws$/, () => {});
}

/** The requests of a page that go out from now on, each until it is answered in full or given up. */
export function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}
