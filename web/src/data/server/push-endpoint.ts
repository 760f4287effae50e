/** Where the address is kept that the server was told last, to see at a start whether the browser has changed it. */
export const PUSH_ENDPOINT = 'volleypath.push-endpoint';

/** Whether push messages were turned on in this browser. */
export function knowsPush(): boolean {
  return localStorage.getItem(PUSH_ENDPOINT) !== null;
}
