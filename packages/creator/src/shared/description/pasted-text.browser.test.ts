import { expect, test } from 'vitest';
import { cleanPasted, isMarkdown } from './pasted-text.rules.ts';

test('text from Word keeps its words, lists and links, and loses its dress', () => {
  const word = `<html><head><style>p {margin: 0}</style></head><body>
    <!--StartFragment--><h1 style="mso-style: x">States</h1>
    <p class="MsoNormal" style="color:red">Compare <b style="x">both</b> ends<o:p></o:p></p>
    <p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·  </span>Down</p><p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·  </span>Init</p>
    <p class="MsoListParagraph"><span style="mso-list:Ignore">1. </span>First</p>
    <p><a href="https://a.example" onclick="x()">Link</a></p><script>alert(1)</script></body></html>`;
  const clean = cleanPasted(word).replace(/\s+/g, ' ').trim();
  expect(clean).toBe(
    '<h1>States</h1> <p>Compare <b>both</b> ends</p> <ul><li><p>Down</p></li><li><p>Init</p></li></ul> <ol><li><p>First</p></li></ol> <p><a href="https://a.example">Link</a></p>',
  );
});

test('Markdown is known by its marks', () => {
  expect(
    ['# Title', '- one\n- two', 'a **bold** word', '[a](https://b.example)', '```\nx\n```'].map(
      isMarkdown,
    ),
  ).not.toContain(false);
  expect(['Plain words.', 'a - b', '3 * 4', 'e.g. #1'].map(isMarkdown)).not.toContain(true);
});
