import type { Page } from '@playwright/test';
import { programContent } from 'sync-protocol/entities/training/program';
import { task } from 'sync-protocol/entities/tasks/task';
import { expect, test } from '../../fixtures.ts';
import { expectReadyForOffline, rowsOn } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, taskTicks, tick, toast } from '../../harness/player/player-steps.ts';

const drillOfTask = task.pick({ drillId: true, isCompleted: true, day: true });

/** What the open tasks on the phone need, and what they load. */
async function openDrills(page: Page) {
  const contents = (await rowsOn(page, 'programs')).map((row) =>
    programContent.parse((row as { content: unknown }).content),
  );
  const drills = new Map(contents.flatMap((content) => content.drills).map((drill) => [drill.id, drill]));
  const tasks = drillOfTask.array().parse(await rowsOn(page, 'tasks'));
  return tasks
    .filter(({ isCompleted }) => !isCompleted)
    .flatMap(({ drillId }) => drills.get(drillId ?? '') ?? []);
}

test('with no signal: another place and a sore knee, and the day makes way for both', async ({
  phone,
  page,
  player,
  server,
  sql,
  look,
}) => {
  await enrol(page.request, server, player, 3);
  await page.goto('/');
  await expectReadyForOffline(page);
  await expectAllSent(page);
  await expect(taskTicks(page)).toHaveCount(6);
  await tick(page, 1);
  const names = () =>
    taskTicks(page).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));
  const before = await names();
  await phone.goOffline();

  // Two taps.
  await page.getByRole('button', { name: 'Where today?' }).click();
  const where = page.getByRole('dialog', { name: 'What do you have here?' });
  await expect(where.getByRole('switch', { name: 'Every day like this' })).toBeChecked();
  await look('where-sheet');
  await where.getByRole('button', { name: 'At home' }).click();
  await expect(toast(page)).toContainText('Training: At home');
  await expect(page.getByRole('button', { name: 'At home' })).toBeVisible();
  await expect
    .poll(async () =>
      (await openDrills(page))
        .flatMap(({ equipment }) => equipment)
        .filter((thing) => thing !== 'ball' && thing !== 'chair' && thing !== 'step'),
    )
    .toEqual([]);
  await expect(taskTicks(page)).toHaveCount(6);
  // What was done stays done, at its place.
  await expect(taskTicks(page).nth(1)).toBeChecked();
  expect((await names())[1]).toBe(before[1]);

  await page.getByRole('button', { name: 'Something hurts?' }).click();
  const sore = page.getByRole('dialog', { name: 'What hurts?' });
  await expect(sore).toContainText('Only you can see this.');
  await sore.getByRole('button', { name: 'Knee' }).click();
  await look('sore-sheet');
  await sore.getByRole('button', { name: 'Give it a rest' }).click();
  await expect(toast(page)).toContainText('Knee: resting today and tomorrow');
  await expect(page.getByRole('note')).toContainText('Your knee gets a rest');
  await expect
    .poll(async () => (await openDrills(page)).filter(({ training }) => training?.parts.includes('knee')))
    .toEqual([]);
  await expect(taskTicks(page)).toHaveCount(6);
  const spared = await names();
  await look('home-spared');

  // The server deals alike.
  await phone.goOnline();
  await expectAllSent(page);
  await page.reload();
  await expect(taskTicks(page)).toHaveCount(6);
  expect(await names()).toEqual(spared);
  const kept = await sql('select has, sore, changes from day_conditions where user_id = $1 order by day', [
    player.id,
  ]);
  expect(kept).toEqual([
    // Two programs that were begun once the day was dealt, and two words.
    { has: ['ball'], sore: ['knee'], changes: 4 },
    { has: null, sore: ['knee'], changes: 1 },
  ]);

  await page.getByRole('button', { name: 'Resting: knee' }).click();
  await sore.getByRole('button', { name: 'Nothing hurts anymore' }).click();
  await expect(toast(page)).toContainText('Good to hear');
  await expect(page.getByRole('note')).toHaveCount(0);
});

/** Stands where something that was being said was cut off. */
const CUT = '(cut off)';

/** What the page would say aloud, in place of the phone's own voice; it never comes to an end by itself. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((cut) => {
    const said: string[] = [];
    const isSpeaking = () => said.length > 0 && said.at(-1) !== cut;
    const voice = {
      speak: ({ text }: { text: string }) => void said.push(text),
      cancel: () => isSpeaking() && said.push(cut),
      getVoices: () => [],
      get speaking() {
        return isSpeaking();
      },
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: voice });
    Object.assign(globalThis, { said });
  }, CUT);
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

test('a newcomer’s first guided session: part by part, with a reload, a voice and a result', async ({
  phone,
  page,
  player,
  server,
  sql,
  look,
}) => {
  await enrol(page.request, server, player, ['First Touch Passing']);
  const said = await listen(page);
  await page.clock.install();
  await page.goto('/');
  await expectReadyForOffline(page);
  await expectAllSent(page);
  const warmUp = (await openDrills(page)).find(({ training }) => training?.purpose === 'warm-up');
  const parts = warmUp?.segments ?? [];
  const [first, second] = parts;
  if (!first || !second) throw new Error('a warm-up has parts');
  await phone.goOffline();

  // The warm-up leads from part to part by itself, and says what comes.
  await page.getByRole('link', { name: 'Gym Mode' }).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
  const part = (number: number) => page.getByText(`${number} of ${parts.length}`, { exact: true });
  await press('Turn the voice on');
  // The clock stands still but for the steps of this test, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  // The finger trembles: its second tap does not stop what the first one has started.
  const start = await page.getByRole('button', { name: 'Start', exact: true }).last().boundingBox();
  if (!start) throw new Error('there is a button to start with');
  const thumb = [start.x + start.width / 2, start.y + start.height / 2] as const;
  await page.touchscreen.tap(...thumb);
  await page.touchscreen.tap(...thumb);
  const ready = page.getByText('Get ready').first();
  await expect(ready).toBeVisible();
  // In one line, however narrow the clock below it is.
  await expect.poll(async () => (await ready.boundingBox())?.height).toBeLessThan(40);
  await page.clock.runFor(6000);
  await expect(part(1)).toBeVisible();
  await expect(page.getByText(first.name).first()).toBeVisible();
  await expect(page.getByText(`Next: ${second.name}`)).toBeVisible();
  const heard = ['I’ll tell you what comes next.', CUT, expect.stringContaining(`${first.name}. `), CUT];
  await page.clock.runFor(500 * first.seconds);
  await expect.poll(said).toEqual([...heard, 'Halfway']);
  // Whoever stops the clock is not talked to.
  await press('Pause');
  await expect.poll(said).toEqual([...heard, 'Halfway', CUT]);
  await press('Resume');
  // Small phones get the last row of buttons, too.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('button', { name: 'Guide' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.fastForward(500 * first.seconds);
  await expect(part(2)).toBeVisible();
  await expect(page.getByText(warmUp?.guide.steps[second.step ?? -1] ?? '')).toBeVisible();
  await press('Skip this step');
  await expect(part(3)).toBeVisible();
  await press('Back a step');
  await expect(part(2)).toBeVisible();

  // The page is thrown away, and the phone lies locked meanwhile: the session is where it should be.
  await expect
    .poll(async () => JSON.stringify(await rowsOn(page, 'fetched')))
    .toMatch(/\\"at\\":1,\\"until\\":\d/);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pause', exact: true }).last()).toBeVisible();
  await look('gym-part');
  await page.clock.fastForward(600_000);
  await expect(page.getByText('All done').first()).toBeVisible();

  // What is counted waits for the player; rests run by themselves.
  await press('Done');
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^.+\. Set 1 of \d+, \d+ repetitions?/);
  await press('Turn the voice off');
  await expect.poll(async () => (await said()).at(-1)).toBe(CUT);
  const spoken = await said();
  await press('Set 1 done');
  await expect(page.getByText('Rest', { exact: true }).first()).toBeVisible();
  await look('gym-rest');
  await page.clock.fastForward(120_000);
  await press('Set 2 done');
  expect(await said()).toEqual(spoken);
  const drill = page.getByRole('article', { name: 'One-Minute Control' });
  for (const done of [2, 3, 4, 5, 6]) {
    await press('Done');
    await expect(page.getByRole('progressbar', { name: `${done} of 6 tasks done` })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const notNow = page.getByRole('button', { name: 'Not now' });
    if (!(await notNow.isVisible())) continue;
    if (!(await drill.isVisible())) {
      // Another one is measured, too; who doesn't want to say goes on.
      await notNow.click();
      continue;
    }
    // It is measured: one tap more.
    const result = drill.getByLabel('Good passes in your best minute');
    await drill.getByRole('button', { name: 'Save result' }).click();
    await expect(result).toBeFocused();
    await expect(result).toHaveAccessibleDescription('Please fill this in.');
    await result.fill('21');
    await look('gym-result');
    await drill.getByRole('button', { name: 'Save result' }).click();
    await expect(drill).toContainText('That’s your first one. Now you can beat it.');
    await page
      .getByRole('button', { name: /^(Next task|Finish)$/ })
      .last()
      .click();
  }
  await expect(page.getByText('That’s it for today!').last()).toBeVisible();
  await expect(page.getByText('day streak')).toBeVisible();
  await expect(drill).toContainText('21');
  await expect(drill).toContainText('Beginner benchmark reached');
  const news = page.getByRole('region', { name: 'New today' });
  await expect(news.getByRole('listitem').first()).toBeVisible();
  await look('gym-achieved');

  // The guide has it with everything that is to come.
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('button', { name: /^One-Minute Control/ }).click();
  const guide = page.getByRole('dialog', { name: 'One-Minute Control' });
  const results = guide.getByRole('region', { name: 'Your results' });
  await results.getByLabel('Good passes in your best minute').fill('33');
  const bestOfWeek = /^The best of each week, the oldest first: week of [^,]+: 33$/;
  await page.keyboard.press('Enter');
  await expect(results.getByRole('img', { name: bestOfWeek })).toBeVisible();
  await results.getByRole('button', { name: 'Delete 21' }).scrollIntoViewIfNeeded();
  await look('guide-results');
  await results.getByRole('button', { name: 'Delete 21' }).click();
  await expect(results.getByRole('img', { name: bestOfWeek })).toBeVisible();

  // And the progress page has all of them.
  await guide.getByRole('button', { name: 'Close' }).click();
  await page.goto('/progress');
  const bests = page.getByRole('region', { name: 'Your Bests' });
  await bests.getByRole('button', { name: /^One-Minute Control.*33$/ }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: bestOfWeek })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await bests.scrollIntoViewIfNeeded();
  await look('progress-bests');
  await phone.goOnline();
  await expectAllSent(page);
  const records = await sql('select drill_id, results from drill_records where user_id = $1', [player.id]);
  expect(records).toMatchObject([{ drill_id: 'passing/one-minute-control', results: [{ value: 33 }] }]);
  const badges = await sql('select badge_id from user_badges where user_id = $1', [player.id]);
  expect(badges.map((badge) => badge['badge_id'])).toEqual(
    expect.arrayContaining(['measured-1', 'benchmarks-1']),
  );
});
