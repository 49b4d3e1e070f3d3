import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Where the page of the second step finds its script; without it a code works the same. */
export const passkeyScriptUrl = '/identity-passkey.js';

/** Adds a button that answers the challenge with a passkey and sends the form. */
const ours = `(function () {
  var form = document.querySelector('form');
  if (!form || !SimpleWebAuthnBrowser.browserSupportsWebAuthn()) return;
  var answer = document.createElement('input');
  answer.type = 'hidden';
  answer.name = 'passkey';
  var button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Use a passkey';
  var note = document.createElement('p');
  note.className = 'help';
  note.setAttribute('role', 'status');
  button.addEventListener('click', function () {
    note.textContent = '';
    fetch(form.action.replace(/second-step$/, 'passkey-options'), { method: 'POST' })
      .then(function (options) { return options.json(); })
      .then(function (options) {
        return SimpleWebAuthnBrowser.startAuthentication({ optionsJSON: options });
      })
      .then(function (response) {
        answer.value = JSON.stringify(response);
        form.submit();
      })
      .catch(function () {
        note.textContent = 'No passkey was used. Try again, or enter a code.';
      });
  });
  form.insertBefore(answer, form.firstChild);
  form.insertBefore(note, answer);
  form.insertBefore(button, note);
})();
`;

/** Both parts of the script; read when it is first asked for. */
export function passkeyScript(): string {
  const entry = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  const bundle = entry.replace(/(script|esm)\/index\.js$/, 'dist/bundle/index.umd.min.js');
  return `${readFileSync(bundle, 'utf8')}\n${ours}`;
}
