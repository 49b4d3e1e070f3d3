/** A brief of paragraphs and lists as its author types it; other HTML stays as it is. */
export function toBriefText(html: string): string {
  if (/<(?!\/?(p|ul|li|br)\b)/.test(html)) return html;
  return fromEntities(
    html
      .replace(/<li>/g, '- ')
      .replace(/<\/li>\s*/g, '\n')
      .replace(/<br\s*\/?>/g, '\n')
      .replace(/<\/(p|ul)>\s*/g, '\n\n')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What is typed as HTML: an empty line begins a paragraph, lines with a dash make a list. */
export function toBriefHtml(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return text;
  return text
    .trim()
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const lines = block.split('\n');
      return lines.every((line) => line.startsWith('- '))
        ? `<ul>${lines.map((line) => `<li>${toEntities(line.slice(2))}</li>`).join('')}</ul>`
        : `<p>${lines.map(toEntities).join('<br>')}</p>`;
    })
    .join('');
}

const toEntities = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const fromEntities = (text: string) =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
