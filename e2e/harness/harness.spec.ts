import { readFile } from 'node:fs/promises';
import { PACE } from '../../.ci/pace.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from './looks/accessibility.ts';
import { shoot } from './looks/screenshots.ts';

// The journeys trust what is in their hands: players, phones, the network, the server, the database.

test('a player is signed in on their phone, and on a second one; a third knows nobody', async ({
  phone,
  player,
  morePhones,
}) => {
  const second = await morePhones(player);
  const stranger = await morePhones();
  for (const { context } of [phone, second]) {
    expect(await (await context.request.get('/api/auth/user')).json()).toMatchObject({ id: player.id });
  }
  expect((await stranger.context.request.get('/api/auth/user')).status()).toBe(401);
  expect(second.page.viewportSize()).toEqual({ width: 390, height: 844 });
});

test('a phone without a network reaches nothing, and comes back', async ({ phone }) => {
  await phone.page.goto('/');
  const ask = () => phone.page.evaluate(async () => (await fetch('/healthz')).text());
  await phone.goOffline();
  await expect(ask()).rejects.toThrow('Failed to fetch');
  await phone.goOnline();
  expect(await ask()).toContain('ok');
});

test('a killed server forgets nobody', async ({ phone, player, server, sql }) => {
  await server.kill();
  await expect(phone.page.goto('/healthz')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  await server.start();
  expect((await phone.context.request.get('/api/auth/user')).status()).toBe(200);
  expect(await sql('select display_name from users where id = $1', [player.id])).toEqual([
    { display_name: player.displayName },
  ]);
  await server.kill();
});

test('the server is up again for whoever comes next', async ({ page }) => {
  expect((await page.goto('/readyz'))?.status()).toBe(200);
});

test('axe objects to a picture without words, to faint words, to what is too small or too wide, and to nothing else', async ({
  phone,
}) => {
  // A page that stands still need not be waited for: long enough for a look or two.
  const axe = () => expectAccessible(phone.page, 3_000 * PACE);
  const showing = (body: string) =>
    phone.page.setContent(
      `<html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title><main><h1>A page</h1>${body}</main></html>`,
    );
  await showing('<p>Fine</p>');
  await expectAccessible(phone.page);
  const small = (name: string) => `<button style="font-size: 8px; padding: 0; border: 0">${name}</button>`;
  await showing(
    `<img src="ball.png"><p style="color: #999; background: #fff">Faint</p><p>${small('One')} ${small('Two')}</p>`,
  );
  const said = await axe().then(String, String);
  for (const rule of ['image-alt', 'color-contrast', 'target-size']) expect(said).toContain(rule);
  await showing('<p style="width: 340px">Wide</p>');
  // It passes axe first, in light and dark.
  await expect(expectAccessible(phone.page)).rejects.toThrow('smallest phone');
});

test('axe judges colours by where they end, however long they are on their way', async ({ phone }) => {
  const turning = (inTheDark: string) =>
    phone.page.setContent(
      `<html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title><style>
        * { transition: color 3600s, background-color 3600s; }
        body { background-color: white; color: black; }
        @media (prefers-color-scheme: dark) { body { background-color: black; color: ${inTheDark}; } }
      </style><main><h1>A page</h1><p><b>Some words</b></p></main></html>`,
    );
  await turning('white');
  await expectAccessible(phone.page, 3_000 * PACE);
  await turning('#333');
  await expect(expectAccessible(phone.page, 3_000 * PACE)).rejects.toThrow('color-contrast');
});

test('screenshots show both sizes, light and dark', async ({ phone }) => {
  await phone.page.setContent('<style>body { background: light-dark(white, black) }</style><p>A page');
  await shoot(phone.page, 'harness');
  for (const [suffix, width] of [
    ['phone-light', 390],
    ['phone-dark', 390],
    ['desk-light', 1280],
    ['desk-dark', 1280],
  ] as const) {
    const png = await readFile(new URL(`../screenshots/harness-${suffix}.png`, import.meta.url));
    expect(png.readUInt32BE(16), suffix).toBe(width);
  }
  expect(phone.page.viewportSize()).toEqual({ width: 390, height: 844 });
});
