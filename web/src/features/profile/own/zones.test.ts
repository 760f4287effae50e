import { describe, expect, it } from 'vitest';
import { findZones, zoneLabel, zoneOffset, zoneToAdopt } from './zones.ts';

describe('time zones', () => {
  it('offers the seventeen first', () => {
    expect(findZones('')).toHaveLength(17);
    expect(findZones(' ').map(({ label }) => label)).toEqual(
      'UTC,New York,Chicago,Denver,Los Angeles,Toronto,Vancouver,London,Paris,Berlin,Rome,Tokyo,Shanghai,Seoul,Mumbai,Sydney,Melbourne'.split(
        ',',
      ),
    );
  });

  it.each([
    ['mumbai', 'Asia/Kolkata'],
    ['new york', 'America/New_York'],
    ['america/new_y', 'America/New_York'],
    ['reykjavik', 'Atlantic/Reykjavik'],
    ['Zürich', 'Europe/Zurich'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['BUENOS aires', 'America/Argentina/Buenos_Aires'],
  ])('finds %s', (typed, zone) => {
    expect(
      findZones(typed).map((one) => one.zone.replace('America/Buenos', 'America/Argentina/Buenos')),
    ).toContain(zone);
  });

  it('finds nothing where there is nothing', () => {
    expect(findZones('Atlantis')).toEqual([]);
  });

  it('names and places them', () => {
    expect(zoneLabel('Asia/Kolkata')).toBe('Mumbai');
    expect(zoneLabel('Pacific/Pago_Pago')).toBe('Pacific / Pago Pago');
    expect(zoneOffset('America/Chicago', Date.parse('2026-11-18T12:00Z'))).toBe('GMT-6');
    expect(zoneOffset('Mars/Olympus', 0)).toBe('');
  });

  it('adopts the browser’s where none was chosen', () => {
    expect(zoneToAdopt('', 'Asia/Tokyo')).toBe('Asia/Tokyo');
    expect(zoneToAdopt('UTC', 'Asia/Tokyo')).toBe('Asia/Tokyo');
    expect(zoneToAdopt('Europe/Paris', 'Asia/Tokyo')).toBe('Europe/Paris');
  });
});
