import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../public-address.ts';
import { pushEndpoint } from './push-endpoint.ts';

describe('pushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
  ])('accepts %s', (text) => {
    expect(pushEndpoint(text, [])).toBe(new URL(text).href);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://u@127.0.0.1:9\\@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://.push.apple.com/abc',
    'https://push.apple.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://2130706433/abc',
    'javascript:alert(1)',
    'fcm.googleapis.com',
    '',
  ])('refuses %s', (text) => {
    expect(pushEndpoint(text, [])).toBeNull();
  });

  it('accepts what the configuration adds, with its port', () => {
    expect(pushEndpoint('https://push.club.example:8443/x', ['push.club.example:8443'])).not.toBeNull();
    expect(pushEndpoint('https://push.club.example/x', ['push.club.example:8443'])).toBeNull();
  });
});

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '142.250.1.1', '2a00:1450:4001::1'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
