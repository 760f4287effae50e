import { join } from 'node:path';
import type { ProductServer } from '../harness/server/server.ts';
import type { Engine } from './engine.ts';
import {
  button,
  byXPath,
  cloudSays,
  giveFile,
  labelled,
  see as seeIn,
  shows as showsIn,
  tap,
} from './in-page.ts';

const PHOTO = join(import.meta.dirname, '../media/serve_contact_side.jpg');
const VIDEO = join(import.meta.dirname, '../media/serving_fault.mp4');
const ALL_SENT = cloudSays('Everything is saved');

const option = (name: string) => `//label[normalize-space()='${name}']`;
const shared = (title: string) => `//article[@aria-label='${title}']`;
/** A picture that is really drawn, however it got there. */
const isDrawn = (xpath: string) => `${byXPath(xpath)}?.naturalWidth > 0`;

/** What the server sends for the files of one's stories. */
const TYPES_ON_SERVER = `async () => {
  const read = async (path) => (await fetch(path)).json();
  const { id } = await read('/api/auth/user');
  const stories = await read('/api/victory-stories?userId=' + id);
  const files = await Promise.all(stories.map(({ mediaUrl }) => fetch(mediaUrl)));
  return files.map(({ headers }) => headers.get('content-type')).sort().join(' ');
}`;

/** What whoever has done the main job does with others: a photo and a video with no server, and a team with its code. */
export async function meetOthers(engine: Engine, server: ProductServer): Promise<void> {
  const { open, type } = engine;
  const click = (xpath: string) => tap(engine, xpath);
  const step = (what: string) => console.log(`  ${what}`);
  const see = (what: string, script: string) => seeIn(engine, what, script);
  const shows = (text: string) => showsIn(engine, text);
  const share = async (title: string, kind: 'Photo' | 'Video', path: string, fileType: string) => {
    await click(button('Share Story'));
    await type(labelled('Title'), title);
    await type(labelled('Your story'), 'Over the net and on the line.');
    await click(option(kind));
    await giveFile(engine, `//input[@aria-label='Choose a ${kind.toLowerCase()}']`, path, fileType);
    await see(`the ${kind.toLowerCase()}`, `!!document.querySelector('[role=dialog] :is(img, video)')`);
    await click(`//*[@role='dialog']${button('Share')}`);
    await shows(`Others see it once your ${kind.toLowerCase()} is uploaded.`);
    await see('the dialog gone', `document.querySelector('[role=dialog]') === null`);
  };

  const photo = `${shared('First ace')}//img`;
  await open(`${server.url}/victory-stories`);
  await shows('No Victory Stories Yet');
  step('tells a story with a photo and one with a video, with no server');
  await server.stop();
  await share('First ace', 'Photo', PHOTO, 'image/jpeg');
  await share('On film', 'Video', VIDEO, 'video/mp4');
  await engine.reload();
  await shows('The photo waits to be sent');
  await see('the photo that waits', isDrawn(photo));

  step('sends them when the server is back');
  await server.start();
  await see('that all is saved', ALL_SENT);
  await see('both on the server', `(${TYPES_ON_SERVER})().then((types) => types === 'image/jpeg video/mp4')`);

  step('makes a team, and shows its code');
  await open(`${server.url}/teams`);
  await click(`//*[@role='tab' and normalize-space()='Create Team']`);
  await type(labelled('Team Name'), 'Blockers');
  // The first of this name is the tab.
  await click(`(${button('Create Team')})[last()]`);
  await see('its code', `/[A-Z2-9]{4}-[A-Z2-9]{4}/.test(document.body.innerText)`);
  await see('that all is saved', ALL_SENT);
}
