import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp } from 'node:fs/promises';
import { startProduct } from './product/product.ts';
import { productPage, signIn } from './page/page-subject.ts';
import { BROWSER_ARGS, findBrowser } from '../harness/phone/browser.ts';
const N = Number(process.env.N ?? 10), mode = process.env.MODE ?? 'offline';
const A = await startProduct('pglite', { program: '/work/main/api/src/main.ts' });
const B = await startProduct('pglite');
const watch = () => {
  const t = () => { if (document.querySelectorAll('[role=checkbox],input[type=checkbox]').length >= 6) { requestAnimationFrame(() => setTimeout(() => { (globalThis as any).__at = performance.now(); })); return true; } return false; };
  const o = new MutationObserver(() => { if (t()) o.disconnect(); });
  o.observe(document, { childList: true, subtree: true });
};
async function once(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (mode === 'visit') { await cdp.send('Network.enable'); await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }); }
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as any).__at, undefined, { timeout: 90000, polling: 100 });
  const at = await page.evaluate(() => (globalThis as any).__at as number);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const cpu = 1000 * metrics.find((m: any) => m.name === 'TaskDuration')!.value;
  await page.close();
  return { at, cpu };
}
const open = async () => chromium.launchPersistentContext(await mkdtemp('/tmp/lead/ab-'), { executablePath: findBrowser(), args: BROWSER_ARGS, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, ...(mode === 'offline' && { reducedMotion: 'reduce' as const }) });
const res: Record<string, { at: number[]; cpu: number[] }> = { A: { at: [], cpu: [] }, B: { at: [], cpu: [] } };
try {
  if (mode === 'offline') {
    const ctx = { A: await open(), B: await open() };
    for (const [k, s] of [['A', A], ['B', B]] as const) { await productPage(s.url).prepare(ctx[k]); await ctx[k].setOffline(true); }
    for (let i = 0; i < N; i++) for (const [k, s] of (i % 2 ? [['B', B], ['A', A]] : [['A', A], ['B', B]]) as any) { const r = await once((ctx as any)[k], s.url); res[k].at.push(r.at); res[k].cpu.push(r.cpu); }
    await ctx.A.close(); await ctx.B.close();
  } else for (let i = 0; i < N; i++) for (const [k, s] of (i % 2 ? [['B', B], ['A', A]] : [['A', A], ['B', B]]) as any) { const c = await open(); await signIn(c, s.url); const r = await once(c, s.url); res[k].at.push(r.at); res[k].cpu.push(r.cpu); await c.close(); }
} finally { await A.stop(); await B.stop(); }
const med = (v: number[]) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)]!.toFixed(0);
for (const k of ['A', 'B']) for (const m of ['at', 'cpu'] as const) console.log(k, m, 'median', med(res[k]![m]), 'min', Math.min(...res[k]![m]).toFixed(0), res[k]![m].map((x) => x.toFixed(0)).join(' '));
