import { isEvent, PROTOCOL_VERSIONS, TOKEN_NAMES } from '../protocol/protocol.ts';
import type { Kind } from './kinds.ts';

/** After so long without an answer the element says so and offers another way. */
const deadlineMs = 7000;
const tallest = 20_000;

/** A custom element that shows a page of the academy in a frame. */
export function createElementClass(origin: string, { named, path }: Kind) {
  return class extends HTMLElement {
    static observedAttributes = ['partner-key', 'theme', ...named];
    #end = () => {};

    connectedCallback() {
      this.#open();
    }

    disconnectedCallback() {
      this.#end();
    }

    attributeChangedCallback() {
      // Attributes of the page's own HTML arrive before the element is connected for the first time.
      if (this.isConnected && this.dataset.state) this.#open();
    }

    /** What an attribute holds, without the blanks that copying leaves around it. */
    #read(name: string) {
      return (this.getAttribute(name) || '').trim();
    }

    #open() {
      this.#end();
      const parts = named.map((name) => this.#read(name));
      const missing = ['partner-key', ...named].find((name) => !/^[\w-]+$/.test(this.#read(name)));
      const page = `${origin}/${path(...parts)}`;
      if (missing) {
        this.#fail('attribute', `<${this.localName}> needs a valid "${missing}".`, origin);
        return;
      }
      const frame = document.createElement('iframe');
      const { style } = frame;
      const fail = (code: string, message: string) => {
        this.#end();
        this.#fail(code, message, page);
      };
      const deadline = setTimeout(
        () => fail('timeout', 'The academy does not answer.'),
        deadlineMs,
      );
      let port: MessagePort | undefined;
      const hear = (event: MessageEvent) => {
        if (event.source !== frame.contentWindow || event.origin !== origin) return;
        if (event.data?.uplink === 'refused') fail(event.data.code, event.data.message);
        if (event.data?.uplink !== 'here') return;
        const channel = new MessageChannel();
        port?.close();
        port = channel.port1;
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
        frame.contentWindow?.postMessage(this.#hello(), origin, [channel.port2]);
      };
      addEventListener('message', hear);
      this.#end = () => {
        clearTimeout(deadline);
        removeEventListener('message', hear);
        port?.close();
        this.#end = () => {};
      };
      this.dataset.state = 'loading';
      frame.title = this.title || 'Uplink Academy';
      frame.allow = 'payment';
      style.border = '0';
      style.width = '100%';
      style.height = `${Math.max(this.clientHeight, 320)}px`;
      style.colorScheme = 'normal';
      frame.src = `${origin}/embed/${path(...parts)}?key=${this.#read('partner-key')}`;
      this.replaceChildren(frame);
    }

    #hello() {
      const style = getComputedStyle(this);
      const theme = this.#read('theme');
      return {
        uplink: 'hello',
        versions: PROTOCOL_VERSIONS,
        theme: /^(light|dark)$/.test(theme) ? theme : 'auto',
        dir: style.direction,
        tokens: Object.fromEntries(
          TOKEN_NAMES.map((name) => [name, style.getPropertyValue(`--uplink-${name}`).trim()]),
        ),
      };
    }

    #tell(type: string, detail: object) {
      this.dispatchEvent(new CustomEvent(`uplink-${type}`, { bubbles: true, detail }));
    }

    #fail(code: string, message: string, page: string) {
      const [text, again, link] = ['p', 'button', 'a'].map((name) => document.createElement(name));
      if (!text || !again || !link) return;
      text.textContent = message;
      text.setAttribute('role', 'alert');
      again.textContent = 'Try again';
      again.onclick = () => this.#open();
      link.textContent = 'Open on Uplink Academy';
      link.setAttribute('href', page);
      this.dataset.state = 'error';
      this.replaceChildren(text, again, ' ', link);
      // biome-ignore lint/suspicious/noConsole: the partner's developers read it there
      console.error(message);
      this.#tell('error', { code, message });
    }
  };
}
