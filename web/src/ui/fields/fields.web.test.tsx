import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

it('ties label, hint and error to the field', () => {
  render(<TextField label="Username" hint="Letters and numbers" error="Taken" required />);
  const field = screen.getByLabelText('Username');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const said = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(said).toEqual(['Taken', 'Letters and numbers']);
});

it('lets what is typed run the way of its letters', () => {
  render(
    <>
      <TextField label="Title" />
      <TextArea label="Your story" />
    </>,
  );
  const ways = ['Title', 'Your story'].map((label) => screen.getByLabelText(label).getAttribute('dir'));
  expect(ways).toEqual(['auto', 'auto']);
});

it('leaves room for password managers: says what it is for, and takes what is pasted', () => {
  render(<PasswordField label="New" autoComplete="new-password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText<HTMLInputElement>('New');
  expect(field.autocomplete).toBe('new-password');
  expect(fireEvent.paste(field)).toBe(true);
});

it('shows and hides a password', () => {
  render(
    <PasswordField label="Password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.type).toBe('password');
});

it.each([
  [true, ''],
  [false, '3'],
])('left without a number, one that may be empty (%s) shows "%s"', (mayBeEmpty, shown) => {
  function Form() {
    const [value, setValue] = useState('');
    const words = { label: 'Times', lessLabel: 'Fewer', moreLabel: 'More' };
    return (
      <NumberField {...{ ...words, value, mayBeEmpty, min: 0, max: 9, otherwise: 3, onChange: setValue }} />
    );
  }
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Times');
  fireEvent.blur(field);
  expect(field.value).toBe(shown);
});
