import { addressFault } from '@kuvvet/notify';
import { describe, expect, it } from 'vitest';
import { isForbidden } from '../../../functions/notify/src/forbidden-address.ts';

describe('an address that is connected to', () => {
  it.each([
    ['a public one', '93.184.215.14'],
    ['the last before a private network', '9.255.255.255'],
    ['the first after it', '11.0.0.0'],
    ['before shared space', '100.63.255.255'],
    ['after shared space', '100.128.0.0'],
    ['before 172.16/12', '172.15.255.255'],
    ['after it', '172.32.0.0'],
    ['before 192.168/16', '192.167.255.255'],
    ['after link-local', '169.255.0.0'],
    ['before multicast', '223.255.255.255'],
    ['a public IPv6 one', '2a00:1450:4001:80b::200e'],
    ['another', '2606:4700::1111'],
    ['next to Teredo and ORCHID', '2001:200::1'],
  ])('may be %s: %s', (_, address) => expect(isForbidden(address)).toBe(false));

  it.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '10.255.255.255'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.0.1'],
    ['shared by a carrier (CGNAT)', '100.64.0.1'],
    ['shared by a carrier (CGNAT)', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, where clouds keep credentials', '169.254.169.254'],
    ['link-local', '169.254.170.2'],
    ['of protocols', '192.0.0.8'],
    ['for documents', '192.0.2.1'],
    ['for documents', '198.51.100.1'],
    ['for documents', '203.0.113.1'],
    ['6to4 relay', '192.88.99.1'],
    ['for benchmarks', '198.18.0.1'],
    ['for benchmarks', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped IPv4, private', '::ffff:10.0.0.1'],
    ['mapped IPv4, loopback', '::ffff:7f00:1'],
    ['mapped IPv4, even if public', '::ffff:93.184.215.14'],
    ['compatible IPv4', '::7f00:1'],
    ['translated IPv4 (NAT64)', '64:ff9b::7f00:1'],
    ['translated IPv4, local', '64:ff9b:1::a00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['for benchmarks', '2001:2::1'],
    ['for documents', '2001:db8::1'],
    ['6to4 of a private network', '2002:a00:1::'],
    ['for documents', '3fff::1'],
    ['unique local', 'fc00::1'],
    ['unique local, where clouds keep credentials', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['nothing', ''],
    ['a name', 'localhost'],
  ])('is none that is %s: %s', (_, address) => expect(isForbidden(address)).toBe(true));
});

describe('an address as it is written', () => {
  const fault = (text: string, loopback = false) => addressFault(text, { loopback });

  it.each([
    'https://club.example/kuvvet',
    'https://club.example:8443/a?b=c',
    'https://satranç.example/',
    'https://93.184.215.14/',
    'https://[2606:4700::1111]/',
  ])('may be %s', (text) => expect(fault(text)).toBeNull());

  it.each([
    ['http://club.example/', 'not-https'],
    ['http://127.0.0.1/', 'not-https'],
    ['ftp://club.example/', 'malformed'],
    ['file:///etc/passwd', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['club.example', 'malformed'],
    ['', 'malformed'],
    ['https://', 'malformed'],
    [`https://club.example/${'x'.repeat(2_000)}`, 'malformed'],
    ['https://club.example/#part', 'malformed'],
    ['https://user@club.example/', 'credentials'],
    ['https://:secret@club.example/', 'credentials'],
    ['https://club.example@10.0.0.1/', 'credentials'],
    ['https://127.0.0.1/', 'forbidden-address'],
    ['https://127.1/', 'forbidden-address'],
    ['https://2130706433/', 'forbidden-address'],
    ['https://0x7f000001/', 'forbidden-address'],
    ['https://0x7f.0.0.1/', 'forbidden-address'],
    ['https://017700000001/', 'forbidden-address'],
    ['https://0177.0.0.01/', 'forbidden-address'],
    ['https://127.0.0.1./', 'forbidden-address'],
    ['https://①②⑦.0.0.1/', 'forbidden-address'],
    ['https://127。0。0。1/', 'forbidden-address'],
    ['https://0/', 'forbidden-address'],
    ['https://169.254.169.254/latest/meta-data/', 'forbidden-address'],
    ['https://2852039166/', 'forbidden-address'],
    ['https://[::1]/', 'forbidden-address'],
    ['https://[::]/', 'forbidden-address'],
    ['https://[::ffff:10.0.0.1]/', 'forbidden-address'],
    ['https://[0:0:0:0:0:ffff:a9fe:a9fe]/', 'forbidden-address'],
    ['https://[fd00::1]/', 'forbidden-address'],
  ])('is refused: %s %s', (text, expected) => expect(fault(text)).toBe(expected));

  it.each(['http://127.0.0.1:9000/', 'http://localhost:9000/', 'http://[::1]:9000/', 'https://127.0.0.1/'])(
    'may be of this machine while something is tried out: %s',
    (text) => {
      expect(fault(text, true)).toBeNull();
      expect(fault(text)).not.toBeNull();
    },
  );

  it.each([
    ['http://10.0.0.1/', 'not-https'],
    ['https://10.0.0.1/', 'forbidden-address'],
    ['http://club.example/', 'not-https'],
    ['http://localhost.example/', 'not-https'],
  ])('may be no other even then: %s %s', (text, expected) => expect(fault(text, true)).toBe(expected));
});
