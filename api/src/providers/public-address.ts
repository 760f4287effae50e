import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const V4_PRIVATE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Everything outside 2000::/3, and inside it what tunnels to or stands for other addresses. */
const V6_PRIVATE = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const V6_PUBLIC = '2000::/3';

const hidden = new BlockList();
const global6 = new BlockList();
for (const range of V4_PRIVATE) addTo(hidden, range, 'ipv4');
for (const range of V6_PRIVATE) addTo(hidden, range, 'ipv6');
addTo(global6, V6_PUBLIC, 'ipv6');

function addTo(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', bits] = range.split('/');
  list.addSubnet(net, Number(bits), family);
}

/** Whether an address is one of the public internet: nothing on this machine, its network, or reserved. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !hidden.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * A name look-up for outgoing connections that answers only public addresses. Checking at the connection, and
 * not before it, leaves no time in which a name could change its address.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const bad = addresses?.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), '');
    else if (bad) callback(new Error(`${hostname} leads to an address that is not public`), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
