import { isEvent, PROTOCOL_VERSIONS, TOKEN_NAMES } from '../protocol/protocol.ts';
import type { Kind } from './kinds.ts';
import type { OpenPage } from './open-page.ts';

/** After this time without a response, the element says so and offers a link instead. */
const deadlineMs = 7000;
const tallest = 20_000;
/** Attributes that reach the open frame. All others open another one. */
const worn = ['theme', 'dir', 'lang', 'token', 'style', 'class'];

/** A custom element that shows a page of the academy in a frame. */
export function createElementClass(
  origin: string,
  { named, frame: framePath, hosted }: Kind,
  open: OpenPage,
): CustomElementConstructor {
  return class extends HTMLElement {
    static observedAttributes = ['partner-key', ...named, ...worn];
    // What is written inside the element, such as a link or what React put there, stays untouched.
    #root = this.attachShadow({ mode: 'open' });
    #port: MessagePort | undefined;
    #said = '';
    #end = () => {};

    connectedCallback() {
      this.#open();
    }

    disconnectedCallback() {
      this.#end();
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      // Attributes of the page's own HTML arrive before the element is connected for the first time.
      if (!this.isConnected || !this.dataset.state || before === now) return;
      // What only changes the look must not lose what was typed.
      if (!worn.includes(name)) return this.#open();
      const said = this.#said;
      const hello = this.#hello();
      if (said !== this.#said) this.#port?.postMessage(hello);
    }

    /** What an attribute holds, without the blanks that copying leaves around it. */
    #read(name: string) {
      return (this.getAttribute(name) || '').trim();
    }

    #open() {
      this.#end();
      const parts = named.map((name) => this.#read(name));
      const wrong = ['partner-key', ...named].find((name) => !/^[\w-]+$/.test(this.#read(name)));
      if (wrong) {
        const message = `<${this.localName}> needs a valid "${wrong}", not "${this.#read(wrong)}".`;
        this.#fail('attribute', message, origin);
        return;
      }
      const frame = document.createElement('iframe');
      const { style } = frame;
      const fail = (code: string, message: string) => {
        this.#end();
        this.#fail(code, message, `${origin}/${hosted(...parts)}`);
      };
      const deadline = setTimeout(
        () => fail('timeout', "Uplink Academy isn't responding."),
        deadlineMs,
      );
      const onPort = (port: MessagePort) => {
        this.#port?.close();
        this.#port = port;
        port.onmessage = ({ data }) => {
          if (!isEvent(data)) return;
          const { type, detail } = data;
          if (type === 'height') style.height = `${Math.min(detail.height, tallest)}px`;
          // biome-ignore lint/suspicious/noConsole: the partner's developers read it there
          if (type === 'warning') console.warn(detail.message);
          if (type === 'error') return fail(detail.code, detail.message);
          if (type === 'ready' || type === 'degraded') {
            clearTimeout(deadline);
            this.dataset.state = type;
          }
          this.#tell(type, detail);
        };
      };
      this.dataset.state = 'loading';
      frame.title = this.title || 'Uplink Academy';
      frame.allow = 'payment; fullscreen; picture-in-picture';
      style.border = '0';
      style.display = 'block';
      style.width = '100%';
      style.height = `${Math.max(this.clientHeight, 200)}px`;
      style.colorScheme = 'normal';
      style.background = 'var(--uplink-surface)';
      const path = `/embed/${framePath(...parts)}?key=${this.#read('partner-key')}`;
      const forget = open({ frame, path, hello: () => this.#hello(), onPort, onRefused: fail });
      this.#end = () => {
        clearTimeout(deadline);
        forget();
        this.#port?.close();
        this.#port = undefined;
        this.#end = () => {};
      };
      this.#root.replaceChildren(frame);
      this.#warnOfTokens();
    }

    /** Names properties that look like tokens but are not, in browsers that can list the properties of an element. */
    #warnOfTokens() {
      for (const [name] of this.computedStyleMap?.() || []) {
        const [, token] = /^--uplink-(.*)/.exec(name) || [];
        if (token && !(TOKEN_NAMES as readonly string[]).includes(token))
          // biome-ignore lint/suspicious/noConsole: the partner's developers read it there
          console.warn(
            `${name} isn't a token of <${this.localName}>. Use ${TOKEN_NAMES.join(', ')}.`,
          );
      }
    }

    #hello() {
      const style = getComputedStyle(this);
      const hello = {
        uplink: 'hello',
        versions: PROTOCOL_VERSIONS,
        theme: this.#read('theme') || 'auto',
        dir: style.direction,
        lang: this.closest<HTMLElement>('[lang]')?.lang,
        token: this.#read('token'),
        tokens: Object.fromEntries(
          TOKEN_NAMES.map((name) => [name, style.getPropertyValue(`--uplink-${name}`).trim()]),
        ),
      };
      this.#said = JSON.stringify(hello);
      return hello;
    }

    #tell(type: string, detail: object) {
      this.dispatchEvent(new CustomEvent(`uplink-${type}`, { bubbles: true, detail }));
    }

    #fail(code: string, message: string, page: string) {
      const [panel, text, again, link] = ['div', 'p', 'button', 'a'].map((name) =>
        document.createElement(name),
      );
      if (!panel || !text || !again || !link) return;
      panel.style.cssText =
        'padding:8px 24px 24px;border:1px solid #8888;border-radius:12px;background:var(--uplink-surface);color:var(--uplink-text)';
      again.style.cssText = 'font:inherit;padding:8px 16px;margin:0 16px 8px 0';
      link.style.color = 'inherit';
      text.textContent = this.#read(`text-${code}`) || message;
      text.setAttribute('role', 'alert');
      again.textContent = this.#read('text-again') || 'Try again';
      again.onclick = () => this.#open();
      link.textContent = this.#read('text-open') || 'Open on Uplink Academy';
      link.setAttribute('href', page);
      this.dataset.state = 'error';
      panel.append(text, again, link);
      this.#root.replaceChildren(panel);
      // biome-ignore lint/suspicious/noConsole: the partner's developers read it there
      console.error(message);
      this.#tell('error', { code, message });
    }
  };
}
