import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('passwords', () => {
  test('are stored as argon2id with 19 MiB and two passes, each with its own salt', async () => {
    const [one, other] = [await hashPassword('Volley1ball'), await hashPassword('Volley1ball')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  test('are told apart by their last letter', async () => {
    const stored = await hashPassword('Volley1ball');
    expect(await isPassword(stored, 'Volley1ball')).toBe(true);
    expect(await isPassword(stored, 'Volley1balL')).toBe(false);
  });

  test('open no account that is not there', async () => {
    expect(await isPassword(null, 'Volley1ball')).toBe(false);
  });

  test('are looked at in turn, and only so many may wait', async () => {
    const stored = await hashPassword('Volley1ball');
    const answers = await Promise.allSettled(
      Array.from({ length: 80 }, () => isPassword(stored, 'Wrong1ball')),
    );
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toHaveLength(80 - 2 - 64);
    expect(refused[0]).toMatchObject({ status: 429, retryAfter: 5 });
    expect(await isPassword(stored, 'Volley1ball')).toBe(true);
  });
});
