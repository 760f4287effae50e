import type { ProductServer } from '../harness/server/server.ts';
import type { Engine } from './engine.ts';
import {
  button,
  byXPath,
  choose,
  cloudSays,
  count,
  labelled,
  see as seeIn,
  shows as showsIn,
  tap,
} from './in-page.ts';

const PASSWORD = 'Libero7digs';
const TICKS = `//ul[@aria-label="Today's Tasks"]//input[@type='checkbox']`;

/** What opens the guide of the first task. */
const GUIDE = `(//ul[@aria-label="Today's Tasks"]/li)[1]//button[last()]`;
/** Whether a finger could scroll the page. */
const SCROLLS = `getComputedStyle(document.documentElement).overflowY !== 'hidden'`;
const ESCAPE = `new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })`;

/** The main job in a browser: sign up, tick, tick on with no server, start over from what the phone keeps, send. */
export async function doMainJob(engine: Engine, server: ProductServer): Promise<void> {
  const { open, type } = engine;
  const click = (xpath: string) => tap(engine, xpath);
  const step = (what: string) => console.log(`  ${what}`);
  const see = (what: string, script: string) => seeIn(engine, what, script);
  const shows = (text: string) => showsIn(engine, text);

  step('signs up');
  await open(`${server.url}/signup`);
  // It stands there as HTML first: what is chosen before its scripts hear it is lost.
  await see('a page that hears', `!document.querySelector('#root').inert`);
  await choose(engine, 'Month', 'April');
  await choose(engine, 'Year', '2001');
  await click(button('Continue'));
  await type(labelled('First Name'), 'Robin');
  await type(labelled('Last Name'), 'Hale');
  await type(labelled('Email'), `engine${Date.now()}@example.org`);
  await type(labelled('Password'), PASSWORD);
  await type(labelled('Confirm Password'), PASSWORD);
  await click(button('Create Account'));
  await choose(engine, 'Primary Position', 'Setter');
  await choose(engine, 'Skill Level', 'Beginner');
  await see('a username', `(${byXPath(labelled('Username'))}).value.length >= 3`);
  await click(button('Complete Profile'));
  await click(button('Close tutorial'));

  step('starts a program');
  await click(`//a[normalize-space()='Browse Training Programs']`);
  await click(`(//button[starts-with(@aria-label, 'Start ')])[1]`);
  await shows('Training program started!');
  await click(`//a[normalize-space()='Home']`);
  await see('six tasks', count(TICKS, 6));

  step('ticks a task');
  await tick(engine, 0);
  await see('that all is saved', cloudSays('Everything is saved'));
  await see('a worker that holds the whole app', READY_FOR_OFFLINE);

  step('opens a guide, which keeps the focus and the page, and closes it');
  await engine.read(`${byXPath(GUIDE)}.focus()`);
  await click(GUIDE);
  await see('the focus in the guide', `!!document.activeElement.closest('[role=dialog]')`);
  await see('a page that stays where it is', `!${SCROLLS}`);
  await see('only the guide for screen readers', `!!${byXPath(GUIDE)}.closest('[aria-hidden=true]')`);
  await engine.read(`${byXPath(GUIDE)}.focus()`);
  await see('the focus still there', `!!document.activeElement.closest('[role=dialog]')`);
  await engine.read(`!!document.activeElement.dispatchEvent(${ESCAPE})`);
  await see('no guide', `document.querySelector('[role=dialog]') === null`);
  await see('the focus where it was', `document.activeElement === ${byXPath(GUIDE)}`);
  await see('a page that scrolls', SCROLLS);

  // Elsewhere the phone's gesture closes it, which no script can make.
  if (!(await engine.read(`'CloseWatcher' in globalThis`))) {
    step('opens it again, and closes it by Back');
    await click(GUIDE);
    await see('the guide again', `document.querySelector('[role=dialog]') !== null`);
    await engine.read(`history.back()`);
    await see('none after Back either', `document.querySelector('[role=dialog]') === null`);
    await see('the same screen', count(TICKS, 6));
  }

  step('starts over with no server, and ticks another');
  await server.stop();
  await engine.reload();
  await see('six tasks', count(TICKS, 6));
  await see('the first tick', checked(0));
  await tick(engine, 1);
  // It is painted before it is written; no player starts over in between.
  await see('one that waits', cloudSays('1 waiting'));
  await engine.reload();
  await see('both ticks', `${checked(0)} && ${checked(1)}`);
  await see('one that waits', cloudSays('1 waiting'));

  step('sends it when the server is back');
  await server.start();
  await see('that all is saved', cloudSays('Everything is saved'));
  await open(`${server.url}/api/tasks`);
  await see(
    'two done tasks on the server',
    `(document.body.innerText.match(/"isCompleted":\\s*true/g) ?? []).length === 2`,
  );
}

async function tick(engine: Engine, index: number): Promise<void> {
  await tap(engine, `(${TICKS})[${index + 1}]`);
  await seeIn(engine, `tick ${index + 1}`, checked(index));
}

const checked = (index: number) => `${byXPath(`(${TICKS})[${index + 1}]`)}?.checked === true`;

const READY_FOR_OFFLINE = `(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
})()`;
