/** HTML as word processors copy it, without what only they understand; their lists become lists. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('style, script, meta, link, xml, title'))
    element.remove();
  for (const element of [...page.body.querySelectorAll('*')])
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  joinLists(page);
  removeComments(page);
  for (const element of page.body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!kept.has(name)) element.removeAttribute(name);
  return page.body.innerHTML;
}

const kept = new Set([
  'href',
  'src',
  'alt',
  'colspan',
  'rowspan',
  'start',
  'data-callout',
  'data-title',
  'data-language',
]);

const isListLine = (element: Element) => /MsoListParagraph/.test(element.className);
/** "1." or "a)" begins a numbered line, anything else a bullet. */
const isNumber = (mark: string) => /^\s*(\d+|[a-z])[.)]/i.test(mark);

/** Word's lists are paragraphs that begin with a drawn bullet. */
function joinLists(page: Document): void {
  let list: HTMLElement | undefined;
  for (const line of [...page.body.querySelectorAll('p')]) {
    if (!isListLine(line)) {
      list = undefined;
      continue;
    }
    const mark = line.querySelector('[style*="mso-list"]');
    const tag = isNumber(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (!list || list.tagName.toLowerCase() !== tag || list.nextElementSibling !== line) {
      list = page.createElement(tag);
      line.before(list);
    }
    const item = page.createElement('li');
    const paragraph = page.createElement('p');
    paragraph.append(...line.childNodes);
    item.append(paragraph);
    list.append(item);
    line.remove();
  }
}

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Whether a plain text reads as Markdown: it has a mark that plain sentences don't have. */
export function isMarkdown(text: string): boolean {
  return (
    /^(#{1,4} |```|[-*+] |\d+\. |> |\|.+\|\s*$)/m.test(text) ||
    /\*\*\S.*\S\*\*|\[[^\]]+\]\(\S+\)/.test(text)
  );
}
