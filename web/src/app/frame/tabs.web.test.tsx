import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Rail } from './rail.tsx';
import { Tabs } from './tabs.tsx';

vi.mock('./use-counts.ts', () => ({ useCounts: () => ({ badges: 0, notifications: 0 }) }));
vi.mock('../sync/sync-button.tsx', () => ({ SyncButton: () => null }));

afterEach(cleanup);

const BARS = { tabs: <Tabs />, rail: <Rail onSync={() => undefined} /> };

/** What is lit in a bar, and what it calls the current page. */
function lookAt(path: string, bar: keyof typeof BARS) {
  render(<MemoryRouter initialEntries={[path]}>{BARS[bar]}</MemoryRouter>);
  const links = screen.getByRole('navigation').querySelectorAll('a');
  const names = (those: (link: HTMLAnchorElement) => boolean) =>
    [...links].filter(those).map((link) => link.textContent);
  return {
    lit: names((link) => link.classList.contains('font-bold')),
    page: names((link) => link.getAttribute('aria-current') === 'page'),
  };
}

it.each([
  ['/', ['Home'], ['Home']],
  ['/home', ['Home'], ['Home']],
  ['/training', ['Training'], ['Training']],
  ['/training/serving', ['Training'], []],
  ['/program/1', ['Training'], []],
  ['/season', ['Training'], []],
  ['/ar-training', ['Training'], []],
  ['/rivals', ['Home'], []],
  ['/progress', ['Home'], []],
  ['/victory-stories', ['Home'], []],
  ['/victory-stories/DigQueen', ['Home'], []],
  ['/saved-quotes', ['Home'], []],
] as const)('%s lights %j, and is the page of %j', (path, lit, page) => {
  expect(lookAt(path, 'tabs')).toEqual({ lit, page });
  cleanup();
  expect(lookAt(path, 'rail')).toEqual({ lit, page });
});

it('lights the analysis where it has an item of its own, else Training', () => {
  expect(lookAt('/video-analysis', 'tabs')).toEqual({ lit: ['Training'], page: [] });
  cleanup();
  expect(lookAt('/video-analysis', 'rail')).toEqual({ lit: ['AI Analysis'], page: ['AI Analysis'] });
});
