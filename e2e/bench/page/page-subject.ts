import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { callAsApp } from '../../harness/player/as-app.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { taskTicks, untick } from '../../harness/player/player-steps.ts';
import { LONG_TIME_PLAYER } from '../product/seed.ts';

/** A page under measurement: the limit's or the product's. */
export interface PageSubject {
  readonly name: 'limit' | 'product';
  readonly url: string;
  /** Whether it starts with no signal. */
  readonly startsOffline: boolean;
  /** Makes ready what a later start finds: the rows, the worker, nothing left to fetch. */
  prepare(context: BrowserContext): Promise<void>;
  /** The ticks to be tapped, none of them ticked. */
  openTicks(page: Page): Promise<Locator[]>;
}

const TICKS = 6;

export function rawPage(url: string): PageSubject {
  const boxesOf = async (page: Page) => {
    const boxes = page.getByRole('checkbox');
    await boxes.first().waitFor();
    return boxes;
  };
  return {
    name: 'limit',
    url,
    startsOffline: false,
    prepare: async (context) => {
      const page = await context.newPage();
      await page.goto(url);
      await boxesOf(page);
      await page.close();
    },
    openTicks: async (page) => {
      // Held by their places among all: a ticked one would leave the list of open ones.
      const boxes = await boxesOf(page);
      const states = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
      return states.flatMap((isTicked, place) => (isTicked ? [] : [boxes.nth(place)])).slice(0, TICKS);
    },
  };
}

export function productPage(url: string): PageSubject {
  return {
    name: 'product',
    url,
    startsOffline: true,
    prepare: async (context) => {
      await signIn(context, url);
      const page = await context.newPage();
      await page.goto(url);
      await taskTicks(page).first().waitFor();
      await expectReadyForOffline(page);
      await page.close();
    },
    openTicks: async (page) => {
      const boxes = taskTicks(page);
      await expect(boxes).toHaveCount(TICKS);
      const places = Array.from({ length: TICKS }, (_, place) => place);
      for (const place of places) if (await boxes.nth(place).isChecked()) await untick(page, place);
      return places.map((place) => boxes.nth(place));
    },
  };
}

/** The player of long standing, with a profile and past the tutorial. */
export async function signIn({ request }: BrowserContext, url: string): Promise<void> {
  const { email, password } = LONG_TIME_PLAYER;
  const credentials = { emailOrUsername: email, password };
  const { id } = await callAsApp<{ id: string }>(request, { url }, 'POST /api/auth/login', credentials);
  const names = { firstName: 'Casey', lastName: 'Rivers', displayName: 'LongTime' };
  const basics = { position: 'Setter', skillLevel: 'Intermediate', yearsPlaying: 3 };
  await callAsApp(request, { url }, 'POST /api/auth/complete-profile', { ...names, ...basics });
  await callAsApp(request, { url }, `PATCH /api/users/${id}/settings`, { tutorialDone: true });
}
