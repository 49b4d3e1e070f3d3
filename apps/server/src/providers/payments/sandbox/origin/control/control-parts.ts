import { escapeHtml } from '@uplink/api-client/domain';

interface TextField {
  name: string;
  label: string;
  value: string;
}

export const textField = ({ name, label, value }: TextField): string =>
  `<label><span>${label}</span><input name="${name}" value="${escapeHtml(value)}"></label>`;

interface Select {
  name: string;
  label: string;
  values: readonly string[];
  value?: string;
}

export function select({ name, label, values, value = values[0] ?? '' }: Select): string {
  const options = values.map(
    (one) => `<option${one === value ? ' selected' : ''}>${escapeHtml(one)}</option>`,
  );
  return `<label><span>${label}</span><select name="${name}">${options.join('')}</select></label>`;
}

export const button = (text: string): string =>
  `<button type="submit" class="second">${text}</button>`;

/** A form of one button, for something in a row; `about` tells it from the same one in other rows. */
export function rowButton(
  action: string,
  { fields, text, about }: { fields: Record<string, string>; text: string; about: string },
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/control/${action}" class="small">${hidden.join('')}<button type="submit" class="second" aria-label="${escapeHtml(`${text} ${about}`)}">${text}</button></form>`;
}

/** Cells are HTML. The table scrolls by itself where it is too wide. */
export function table(label: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '<p class="help">Nothing yet.</p>';
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
