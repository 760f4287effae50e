import { expect, onlineTest as test } from '../../fixtures.ts';

const OLD = /This browser is too old for VolleyPath\. Update it/;
const NO_SCRIPT = /VolleyPath needs JavaScript/;

/** What each of the oldest browsers that we serve brought: without it a browser is older. */
const LACKS: [name: string, forget: () => void][] = [
  ['Safari 16.3 and Firefox 127', () => Reflect.deleteProperty(window, 'CSSPropertyRule')],
  [
    'Chrome 110',
    () => Object.assign(CSS, { supports: (_: string, value?: string) => !value?.includes('mix') }),
  ],
];

for (const [name, forget] of LACKS) {
  test(`${name}: a browser that is too old is told what to update`, async ({ page, shot }) => {
    await page.addInitScript(forget);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(OLD)).toBeVisible();
    await expect(page.getByText(NO_SCRIPT)).toBeHidden();
    await shot('browser-too-old');
  });
}

test('a browser that is young enough is told nothing of it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(OLD)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs', async ({ page, shot }) => {
    await page.goto('/');
    await expect(page.getByText(NO_SCRIPT)).toBeVisible();
    await expect(page.getByText(OLD)).toBeHidden();
    await shot('browser-without-scripts');
  });
});
