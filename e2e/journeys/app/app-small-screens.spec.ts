import type { Locator, Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { cloud, enrol, expectAllSent, taskTicks, tick, visit } from '../../harness/player/player-steps.ts';
import { CITY } from '../../harness/player/zone.ts';
import { expectWholeWords } from '../../harness/looks/whole-words.ts';

// Small things that a player meets every day, each once found wrong.

const FINGER = 44;
/** The smallest phone that many still have, without a notch. */
const OLD_PHONE = { width: 375, height: 667 };
/** The first iPhone SE, and other phones with their text set larger. */
const SMALLEST = { width: 320, height: 568 };
const NARROW = { width: 320, height: 640 };
/** As wide as most phones with Android. */
const COMMON = { width: 360, height: 640 };

const streak = (page: Page) =>
  page
    .getByRole('region', { name: 'Today', exact: true })
    .getByText(/streak$/)
    .first();

/** Of what is to be seen; a screen that is just coming may put another one in its place meanwhile. */
async function boxOf(what: Locator) {
  return poll(async () => {
    const box = await what.boundingBox();
    return box && { ...box, bottom: box.y + box.height };
  });
}

async function poll<T>(look: () => Promise<T | null>): Promise<T> {
  let seen: T | null = null;
  await expect(async () => {
    seen = await look();
    expect(seen).not.toBeNull();
  }).toPass();
  if (seen === null) throw new Error('It is not to be seen.');
  return seen;
}

/** Once it has come in. One message takes the place of another: for a moment there is none. */
async function expectMessageAbove(page: Page, seen: Locator): Promise<void> {
  const message = page.locator('[data-toast][data-state="open"]');
  await expect(async () => {
    await message.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
    expect((await boxOf(message)).bottom).toBeLessThanOrEqual((await boxOf(seen)).y);
  }).toPass();
}

/** What of these something else lies over, by its name. */
function coveredIn(these: Locator) {
  return these.evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
}

/** Runs in the page. */
function colourOfAccent(): string {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.backgroundColor = 'var(--accent)';
  const { backgroundColor } = getComputedStyle(sample);
  sample.remove();
  return backgroundColor;
}

onlineTest(
  'Start Training leads a visitor to Sign Up, and nothing is written on the browser’s console',
  async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Training' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    expect(errors).toEqual([]);
  },
);

onlineTest(
  'a new badge has one message, which leaves the streak in sight',
  async ({ page, player, server }) => {
    await enrol(page.request, server, player);
    await page.goto('/');
    const news = page.getByRole('link', { name: /^New badge/ });
    // It stays as long as the focus is in it.
    await news.focus();
    await expect(news).toContainText('Game Plan');
    await page.getByRole('button', { name: 'Hide' }).click();
    await tick(page, 0);
    await expect(page.getByText('+20 points', { exact: true })).toBeVisible();
    await news.focus();
    await expect(news).toContainText('First Touch');
    await expect(page.getByText('First Touch')).toHaveCount(1);
    const cheer = await boxOf(news);
    expect((await boxOf(streak(page))).y).toBeGreaterThanOrEqual(cheer.bottom);
  },
);

onlineTest(
  'whoever takes a task back is asked, and the main button keeps it',
  async ({ page, player, server }) => {
    await enrol(page.request, server, player);
    await page.goto('/');
    await tick(page, 0);
    await taskTicks(page).first().click();
    const question = page.getByRole('alertdialog');
    const keep = question.getByRole('button', { name: 'Keep it done' });
    const uncheck = question.getByRole('button', { name: 'Uncheck' });
    const colour = (button: typeof keep) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect((await boxOf(keep)).y).toBeLessThan((await boxOf(uncheck)).y);
    // The one in the accent's colour, as every main button is.
    expect(await colour(keep)).toBe(await page.evaluate(colourOfAccent));
    expect(await colour(uncheck)).not.toBe(await colour(keep));
    await keep.click();
    await expect(taskTicks(page).first()).toBeChecked();
  },
);

test('the cloud says that there is no network at once, before anything is tapped', async ({
  phone,
  player,
  server,
}) => {
  await enrol(phone.context.request, server, player);
  // Who hears the server pulls when it opens; here only what the phone does by itself counts.
  await phone.page.route('**/api/sync/poke*', (route) => route.abort());
  await phone.page.goto('/');
  await expectAllSent(phone.page);
  const calls: string[] = [];
  phone.page.on('request', (request) => calls.push(request.url()));
  await phone.goOffline();
  await expect(cloud(phone.page)).toHaveAccessibleName(/^You are offline/);
  // It did not have to try first.
  expect(calls.filter((url) => url.includes('/sync/pull'))).toEqual([]);
  await phone.goOnline();
  await expect(cloud(phone.page)).toHaveAccessibleName('Everything is saved');
});

onlineTest('what stands in a row is whole on narrow phones', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  for (const path of ['/', '/training', '/leaderboard', '/progress', '/notifications', '/profile']) {
    await visit(page, path);
    for (const size of [OLD_PHONE, NARROW]) {
      await page.setViewportSize(size);
      await expectWholeWords(page);
    }
  }
  await visit(page, '/training');
  await page.getByRole('button', { name: 'Create Custom' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const size of [NARROW, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await expectWholeWords(page);
  }
});

onlineTest(
  'on the width of most phones what is chosen from stands in one line, words and all',
  async ({ page, player, server }) => {
    await page.setViewportSize(COMMON);
    await enrol(page.request, server, player);
    const expectOneLine = async (choices: Locator, count: number) => {
      await expect(choices).toHaveCount(count);
      const tops = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await expectWholeWords(page);
    };
    await page.goto('/');
    await expectOneLine(page.getByRole('button', { name: /^(Where today|Something hurts)/ }), 2);
    await page.goto('/leaderboard');
    await expectOneLine(page.getByRole('group', { name: 'Timeframe' }).locator('label'), 5);
    await page.goto('/training');
    const heading = (name: string) => boxOf(page.getByRole('heading', { name }));
    const { height } = await heading('Available Training Programs');
    expect(height).toBe((await heading('Training Categories')).height);
  },
);

onlineTest(
  'the hours of quiet and the dates of the chart are not cut on the narrowest phone',
  async ({ page, player, server }) => {
    await enrol(page.request, server, player);
    await page.setViewportSize(NARROW);
    await visit(page, '/notifications');
    const quiet = page.getByRole('group', { name: 'Quiet hours' });
    for (const name of ['From', 'Until'])
      expect((await boxOf(quiet.getByLabel(name))).width).toBeGreaterThan(200);
    await visit(page, '/progress');
    const chart = page.getByRole('region', { name: 'Points Over Time' });
    for (const span of ['Days', 'Weeks', 'Months']) {
      await chart.getByRole('radio', { name: span }).check();
      const clipped = await chart
        .locator('ol > li > :last-child')
        .evaluateAll((names) => names.filter((name) => getComputedStyle(name).overflow !== 'visible').length);
      expect(clipped).toBe(0);
    }
  },
);

onlineTest('the year on the progress page begins at today', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  await page.goto('/progress');
  const map = page.getByRole('group', { name: /^Training days of the last year/ });
  await expect(map).toBeVisible();
  const isAtEnd = () =>
    map.evaluate((region) => {
      const [outer, inner] = [region, region.firstElementChild ?? region].map((one) =>
        one.getBoundingClientRect(),
      );
      return Math.abs((outer?.right ?? 0) - (inner?.right ?? 1_000)) < 1;
    });
  expect(await isAtEnd()).toBe(true);
});

for (const size of [OLD_PHONE, SMALLEST])
  onlineTest(
    `in gym mode all buttons are in reach at ${size.width} × ${size.height}`,
    async ({ page, player, server, look }) => {
      await enrol(page.request, server, player);
      await page.setViewportSize(size);
      await page.goto('/gym');
      for (let place = 1; place <= 6; place += 1) {
        const next = page.getByRole('button', { name: 'Next task' });
        await expect(next).toBeVisible();
        // The next task's own button may only just have taken the place of the one before.
        await expect(async () =>
          expect((await boxOf(next)).bottom).toBeLessThanOrEqual(size.height - 8),
        ).toPass();
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
        if (place < 6) await next.click();
      }
      await look(`gym-small-${size.width}`);
    },
  );

onlineTest(
  'in gym mode no message covers what one looks at, and the badges of the day are told of once',
  async ({ page, player, server, look }) => {
    await enrol(page.request, server, player);
    await page.setViewportSize(OLD_PHONE);
    await page.goto('/gym');
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('button', { name: 'Done', exact: true }).last();
    // After some drills it asks for a result.
    const later = page.getByRole('button', { name: 'Not now' });
    await page.addLocatorHandler(later, () => later.click());
    for (let done = 1; done <= 6; done += 1) {
      await main.click();
      await expect(page.getByRole('progressbar', { name: `${done} of 6 tasks done` })).toBeAttached();
      if (done < 6) await expectMessageAbove(page, heading);
    }
    const arch = page.locator('[data-full-screen] svg[viewBox="0 0 200 112"]');
    await expect(page.getByText('That’s it for today!').last()).toBeVisible();
    await expectMessageAbove(page, arch);
    await look('gym-finish-small');
    const news = page.getByRole('region', { name: 'New today' });
    await expect(news).toContainText('First Touch');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('region', { name: 'Today', exact: true }).getByText('6/6')).toBeVisible();
    await expect(page.getByRole('link', { name: /^New badge/ })).toHaveCount(0);
  },
);

for (const size of [SMALLEST, OLD_PHONE, { width: 390, height: 844 }])
  onlineTest(
    `in gym mode a message leaves every button free at ${size.width} × ${size.height}`,
    async ({ page, player, server, look }) => {
      await enrol(page.request, server, player);
      await page.setViewportSize(size);
      await page.goto('/gym');
      const next = page.getByRole('button', { name: 'Next task' });
      await expect(next).toBeVisible();
      const before = await boxOf(next);
      await page.getByRole('button', { name: 'Done', exact: true }).last().click();
      await expectMessageAbove(page, page.getByRole('heading', { level: 1 }));
      expect(await coveredIn(page.locator('[data-full-screen] :is(a, button)'))).toEqual([]);
      // Nothing under the thumb has moved.
      expect(await boxOf(next)).toEqual(before);
      await look(`gym-message-${size.width}`);
    },
  );

onlineTest('a long quote can be opened with a finger', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  await page.goto('/');
  const card = page.getByRole('region', { name: /^Daily Motivation/ });
  await expect(card).toBeVisible();
  const opener = card.getByRole('button').first();
  expect((await boxOf(opener)).height).toBeGreaterThanOrEqual(FINGER);
});

onlineTest('a time zone is named by the button that changes it', async ({ page, player }) => {
  await page.goto('/edit-profile');
  await expect(page.getByRole('button', { name: new RegExp(`^Timezone: .*${CITY}`) })).toBeVisible();
  expect(player.id).toBeTruthy();
});

onlineTest(
  'a player’s settings are for players; who helps finds the diagnostics at /debug',
  async ({ page, player }) => {
    await visit(page, '/profile');
    await expect(page.getByRole('link', { name: 'Archived Programs' })).toBeVisible();
    await expect(page.getByText('Diagnostics')).toHaveCount(0);
    await visit(page, '/debug');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnostics');
    expect(player.id).toBeTruthy();
  },
);

for (const { where, size, mouse } of [
  { where: 'on a phone on its side', size: { width: 844, height: 390 }, mouse: { x: 250, y: 40 } },
  { where: 'on a laptop', size: { width: 1280, height: 800 }, mouse: { x: 320, y: 740 } },
])
  onlineTest(`${where} a new badge covers nothing of a sheet`, async ({ page, player, server, look }) => {
    await page.setViewportSize(size);
    await enrol(page.request, server, player);
    await page.goto('/');
    const news = page.getByRole('link', { name: /^New badge/ });
    await news.focus();
    // Where it is now and where it goes: under the mouse it stays.
    await page.mouse.move(mouse.x, mouse.y);
    const guides = page.getByRole('list', { name: "Today's Tasks" }).getByRole('button');
    await guides.first().dispatchEvent('click');
    const sheet = page.getByRole('dialog');
    await expect(async () => {
      await sheet.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
      expect(await coveredIn(sheet.locator('> :not([role=group]) :is(h2, p, a, button)'))).toEqual([]);
      expect(await coveredIn(news)).toEqual([]);
    }).toPass();
    await look('badge-beside-sheet');
  });

onlineTest('a phone on its side has nothing beside its notch', async ({ page, server, player }) => {
  const NOTCH = 59;
  const width = 844;
  await enrol(page.request, server, player, 1);
  await page.setViewportSize({ width, height: 390 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: NOTCH, right: NOTCH } });
  await page.goto('/');
  await expect(taskTicks(page).first()).toBeVisible();
  const sides = () =>
    page
      .getByRole('main')
      .or(page.getByRole('banner'))
      .evaluateAll((parts) => {
        const all = parts.flatMap((part) => [...part.querySelectorAll('a, button, h1, h2, p')]);
        const boxes = all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 1);
        return [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
      });
  const [left = 0, right = width] = await sides();
  expect(left).toBeGreaterThanOrEqual(NOTCH);
  expect(right).toBeLessThanOrEqual(width - NOTCH);
});
