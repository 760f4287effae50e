import { act, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar, initials } from './avatar.tsx';

it('falls back to the first two letters of the username, or VP', () => {
  expect(initials('mayaSpikes')).toBe('MA');
  expect(initials('x')).toBe('X');
  expect(initials('')).toBe('VP');
  expect(initials(null)).toBe('VP');
});

it('stands for the name that is shown, as far as there is one', () => {
  expect(initials('kimsets', 'Kim Lee')).toBe('KL');
  expect(initials('kimsets', 'Kim van der Berg')).toBe('KB');
  expect(initials('kimsets', 'ümit çelik')).toBe('ÜÇ');
  expect(initials('kimsets', 'kimsets')).toBe('KI');
  expect(initials('kimsets', 'Kim')).toBe('KI');
  expect(initials(null, 'Private player')).toBe('VP');
});

it('shows a preset as what it draws and an address as a picture', () => {
  const { container, rerender } = render(<Avatar name="maya" image="volleyball-3" />);
  expect(container.textContent).toBe('🔥');
  rerender(<Avatar name="maya" image="/api/media/1" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/api/media/1');
  // A board of fifty asks for those that are seen.
  expect(picture?.getAttribute('loading')).toBe('lazy');
});

it('shows the letters where a picture does not come, and tries again once the connection is back', () => {
  const { container } = render(<Avatar name="maya" image="/api/avatars/1" />);
  const picture = () => container.querySelector('img');
  for (const _ of [1, 2]) {
    fireEvent.error(picture() ?? container);
    expect([container.textContent, picture()]).toEqual(['MA', null]);
    act(() => void dispatchEvent(new Event('online')));
    expect(picture()?.getAttribute('src')).toBe('/api/avatars/1');
  }
});
