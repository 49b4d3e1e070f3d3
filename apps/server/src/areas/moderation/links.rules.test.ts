import { expect, test } from 'vitest';
import { hasLink } from './links.rules.ts';

test.each([
  'https://evil.example/offer',
  'HTTP://EVIL.EXAMPLE',
  'hxxps://evil.example',
  'hxxp[:]//evil',
  'see www.evil.example',
  'buy at evil.com',
  'evil.com/answers?x=1',
  '[cheap answers](//evil)',
  '[cheap answers][1]',
  '[1]: //evil',
  '<a href="//evil">x</a>',
  'ftp://evil',
  'mailto:sales@evil.example',
  'evil[.]com',
  'evil (dot) com',
  'evil dot com',
  'evil . com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evi\u200bl.c\u200bom',
  'еvil.соm',
  'h\u00adttps://evil',
  'evil&#46;com',
  'evil%2ecom',
  'https&#58;//evil',
  'evil\\.com',
  '**evil**.com',
  'xn--80ak6aa92e.com',
  'пример.рф',
  'e.g. t.me/answers',
])('%s is a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'Is `802.1Q` **needed** on an access port?',
  'ge-0/0/1.100 stays down',
  'My topology.yaml and config.txt are attached.',
  '10.0.0.0/24 via 192.168.1.1',
  'Why 1:1 and not 2/1?',
  'I did this. Comparing both shows nothing.',
  'Ends in a full stop.Nothing else: none',
  'array[0] and f(x)',
  'show ip ospf neighbor | include FULL',
  '2001:db8::1/64 is up',
])('%s is none', (text) => {
  expect(hasLink(text)).toBe(false);
});

test.each(['\n', ' ', ' \n', '[\n', '( ', '] ', '< '])(
  '%j again and again takes no time',
  (part) => {
    expect(hasLink(`a${part.repeat(100_000)}b`)).toBe(false);
  },
);
