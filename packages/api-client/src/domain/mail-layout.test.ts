import { expect, test } from 'vitest';
import { mailDocument, mailText } from './mail-layout.ts';

const academyName = 'Lambda & Sons';
const news = {
  subject: 'Q&A <today>',
  text: 'One <b>.\n\nRead it:\nhttps://uplink.example/a?b=1&c=2',
  unsubscribeUrl: 'https://uplink.example/unsubscribe/abc',
};

test('nothing of a mail becomes markup, and its addresses are links', () => {
  const html = mailDocument(news, { academyName });
  expect(html).toContain('<h1>Q&amp;A &lt;today&gt;</h1>');
  expect(html).toContain('<p class="brand">Lambda &amp; Sons</p>');
  expect(html).toContain('<p>One &lt;b&gt;.</p>');
  expect(html).toContain('<a href="https://uplink.example/a?b=1&amp;c=2">');
});

test('optional mail shows the way out in both parts, other mail none', () => {
  expect(mailText(news)).toMatch(
    /\n\nStop these emails: https:\/\/uplink\.example\/unsubscribe\/abc$/,
  );
  expect(mailDocument(news, { academyName })).toContain('>Stop these emails</a>');
  const receipt = { subject: news.subject, text: news.text };
  expect(mailText(receipt)).toBe(news.text);
  expect(mailDocument(receipt, { academyName })).not.toContain('Stop these emails');
});

test('the reader’s program chooses the theme, unless one is asked for', () => {
  expect(mailDocument(news, { academyName })).toContain('prefers-color-scheme:dark');
  expect(mailDocument(news, { academyName, theme: 'dark' })).not.toContain('prefers-color-scheme');
});
