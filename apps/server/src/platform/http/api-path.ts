/** Beginnings of the paths that programs ask; every other path is a screen of the web app or one of its files. */
const API = /^\/(api|graphql|payments|live-streams|images|oauth|i|healthz|metrics)(\/|$)/;

/** Whether an unknown path is an API's, where a page would be a wrong answer. */
export function isApiPath(path: string): boolean {
  return API.test(path);
}
