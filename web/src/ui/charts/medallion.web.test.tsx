import { cleanup, render } from '@testing-library/react';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { afterEach, expect, it } from 'vitest';
import { MedalSign } from './medallion.tsx';

afterEach(cleanup);

const drawn = (icon: string) => render(<MedalSign icon={icon} />).container.innerHTML;

it('every badge has its own sign, none the one of a badge that is not known', () => {
  const ofUnknown = drawn('of_tomorrow');
  const icons = new Set(BADGES.map(({ icon }) => icon));
  expect([...icons].filter((icon) => drawn(icon) === ofUnknown)).toEqual([]);
});
