import { chromium } from '@playwright/test';
const [out, height, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: process.env.CHROME || undefined });
const p = await b.newPage({ viewport: { width: 2000, height: 900 } });
import fs from 'node:fs';
await p.setContent(`<body style="margin:0;display:flex;gap:8px;background:#888;width:max-content">${files.map(f=>`<img style="height:${height}px" src="data:image/png;base64,${fs.readFileSync(f).toString('base64')}">`).join('')}</body>`);
const box = await p.locator('body').boundingBox();
await p.setViewportSize({ width: Math.ceil(box.width), height: Number(height) });
await p.screenshot({ path: out }); await b.close();
