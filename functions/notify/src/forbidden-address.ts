import { BlockList, isIP } from 'node:net';

/** IPv4 that is not of the public internet: IANA's registry of special purposes, multicast, and what is reserved. */
const ipv4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  ipv4.addSubnet(network, prefix, 'ipv4');
}

/** Global unicast. What is not in it is loopback, mapped or translated IPv4, link-local, unique local or multicast. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Parts of it that are no host's own: protocol assignments with Teredo, documentation, 6to4, AS112. */
const special = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address, as a resolver writes it, may not be connected to: anything but a public one. */
export function isForbidden(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return ipv4.check(address, 'ipv4');
    case 6:
      return !global.check(address, 'ipv6') || special.check(address, 'ipv6');
    default:
      return true;
  }
}

/** Whether it is this very machine. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
