/*
 * The card form. It takes commands from the page around it and hands back a token: a message counts only from
 * that page's origin and window, with the nonce it chose. What was typed goes to this origin alone.
 */
(() => {
  const { parent: parentOrigin, nonce } = document.documentElement.dataset;
  const form = document.getElementById('card');
  const fields = ['number', 'expiry', 'cvc', 'zip']
    .map((id) => document.getElementById(id))
    .filter(Boolean);
  const byId = (id) => fields.find((field) => field.id === id);
  const unreachable = 'We could not response your request';

  const tell = (message) =>
    window.parent.postMessage({ source: 'uplink-card', nonce, ...message }, parentOrigin);

  /* Shows a fault at its field, or under the number, and leads there. */
  function showFault({ field, message }) {
    const input = byId(field) || byId('number');
    const error = document.getElementById(`${input.id}-error`);
    error.querySelector('span').textContent = message;
    error.hidden = false;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
    tellSize();
  }
  function clearFault(input) {
    input.removeAttribute('aria-invalid');
    document.getElementById(`${input.id}-error`).hidden = true;
    tellSize();
  }

  function checkEmpty() {
    const empty = fields.filter((input) => input.value.trim() === '');
    empty
      .slice()
      .reverse()
      .forEach((input) => {
        showFault({ field: input.id, message: 'This field is Required' });
      });
    return empty[0] && { field: empty[0].id, message: 'This field is Required' };
  }

  /* "12 / 30" and "12/2030" alike. */
  function readExpiry() {
    const [, month = '', year = ''] =
      /^\s*(\d{1,2})\s*[/ -]?\s*(\d{2}|\d{4})\s*$/.exec(byId('expiry').value) || [];
    return {
      expMonth: Number(month),
      expYear: year.length === 2 ? 2000 + Number(year) : Number(year),
    };
  }

  async function submit({ id, zip }) {
    const fault = checkEmpty();
    if (fault) return tell({ type: 'fault', id, ...fault });
    const entry = {
      number: byId('number').value,
      cvc: byId('cvc').value.trim(),
      zip: (byId('zip') ? byId('zip').value : zip || '').trim(),
      ...readExpiry(),
    };
    const answer = await send(entry);
    if (answer.fault) {
      showFault(answer.fault);
      return tell({ type: 'fault', id, field: answer.fault.field, message: answer.fault.message });
    }
    return tell({ type: 'token', id, token: answer.token, card: answer.card });
  }

  async function send(entry) {
    try {
      const response = await fetch('/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entry),
        credentials: 'omit',
      });
      const answer = await response.json();
      if (answer.token || answer.fault) return answer;
      return { fault: { field: 'number', message: answer.message || unreachable } };
    } catch {
      return { fault: { field: 'number', message: unreachable } };
    }
  }

  /* Groups as they stand on the card; the caret stays behind the same digit. */
  function group(input) {
    const digits = input.value.replace(/\D/g, '').slice(0, 19);
    const shape = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /\d{1,4}/g;
    const parts = /^3[47]/.test(digits)
      ? (shape.exec(digits) || []).slice(1).filter(Boolean)
      : digits.match(shape) || [];
    const before = input.value.slice(0, input.selectionStart).replace(/\D/g, '').length;
    input.value = parts.join(' ');
    let at = 0;
    for (let seen = 0; seen < before && at < input.value.length; at += 1) {
      if (/\d/.test(input.value[at])) seen += 1;
    }
    input.setSelectionRange(at, at);
  }
  function slash(input, event) {
    if (/^delete/.test(event.inputType)) return;
    const digits = input.value.replace(/\D/g, '');
    if (/^\d{2,4}$/.test(digits) && !/[/ ]/.test(input.value.slice(0, 2)))
      input.value = `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  }

  let lastHeight = 0;
  function tellSize() {
    const height = Math.ceil(form.getBoundingClientRect().height);
    if (height !== lastHeight) tell({ type: 'size', height });
    lastHeight = height;
  }

  fields.forEach((input) => {
    input.addEventListener('input', (event) => {
      if (input.id === 'number') group(input);
      if (input.id === 'expiry') slash(input, event);
      clearFault(input);
      tell({ type: 'change', isComplete: fields.every(({ value }) => value.trim() !== '') });
    });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    tell({ type: 'enter' });
  });

  const commands = new Map(
    Object.entries({
      submit,
      fault: showFault,
      focus: () => (fields.find((input) => input.value === '') || fields[0]).focus(),
      disable: ({ isDisabled }) => {
        fields.forEach((input) => {
          input.disabled = Boolean(isDisabled);
        });
      },
      look: ({ look }) => {
        ['theme', 'contrast', 'text', 'spacing', 'motion'].forEach((name) => {
          const value = Object(look)[name];
          if (typeof value === 'string' && /^[\w-]{1,10}$/.test(value))
            document.documentElement.dataset[name] = value;
          else delete document.documentElement.dataset[name];
        });
        tellSize();
      },
    }),
  );
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== parentOrigin || source !== window.parent) return;
    const { source: sender, nonce: shown, type } = Object(data);
    if (sender !== 'uplink-academy' || shown !== nonce || !commands.has(type)) return;
    commands.get(type)(data);
  });
  window.addEventListener('resize', tellSize);
  if (window.ResizeObserver) new ResizeObserver(tellSize).observe(form);
  tell({ type: 'ready', height: Math.ceil(form.getBoundingClientRect().height) });
})();
