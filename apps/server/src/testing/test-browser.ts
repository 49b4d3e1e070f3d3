/** A page as its reader has it: where it is, what it says and what can be sent from it. */
export interface Page {
  status: number;
  url: string;
  headers: Headers;
  body: string;
  heading: string;
  alert: string | undefined;
  /** The fault of a form field. */
  faultOf(field: string): string | undefined;
}

export interface TestBrowser {
  cookies: Cookie[];
  open(url: string, init?: RequestInit): Promise<Page>;
  /** Posts the form of a page. */
  submit(page: Page, fields: Record<string, string>, headers?: HeadersInit): Promise<Page>;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
  /** As the server set it. */
  text: string;
}

/** A browser without a screen: keeps cookies, follows redirects within the academy, posts forms. */
export function createTestBrowser(base: string): TestBrowser {
  const browser: TestBrowser = {
    cookies: [],
    open: async (url, init = {}) => {
      let next = new URL(url, base);
      let response = await send(next, init);
      for (let hops = 0; hops < 10 && response.headers.has('location'); hops += 1) {
        next = new URL(response.headers.get('location') ?? '', next);
        if (next.origin !== new URL(base).origin) break;
        response = await send(next, {});
      }
      return toPage(response, next);
    },
    submit: (page, fields, headers = {}) => {
      const action = /<form[^>]* action="([^"]+)"/.exec(page.body)?.[1] ?? '';
      return browser.open(new URL(unescapeHtml(action), page.url).href, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
      });
    },
  };

  async function send(url: URL, init: RequestInit) {
    const headers = new Headers(init.headers);
    const fitting = browser.cookies.filter(({ path }) => url.pathname.startsWith(path));
    headers.set('cookie', fitting.map(({ name, value }) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const text of response.headers.getSetCookie()) keep(text);
    return response;
  }

  function keep(text: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    const path = /; *path=([^;]+)/i.exec(text)?.[1] ?? '/';
    const isOver = value === '' || /expires=Thu, 01 Jan 1970/i.test(text);
    browser.cookies = browser.cookies.filter(
      (cookie) => cookie.name !== name || cookie.path !== path,
    );
    if (!isOver) browser.cookies.push({ name, value, path, text });
  }
  return browser;
}

async function toPage(response: Response, url: URL): Promise<Page> {
  const body = await response.text();
  const textOf = (pattern: RegExp) => {
    const found = pattern.exec(body)?.[1];
    return found === undefined ? undefined : unescapeHtml(found);
  };
  return {
    status: response.status,
    url: url.href,
    headers: response.headers,
    body,
    heading: textOf(/<h1>([^<]*)/) ?? '',
    alert: textOf(/role="alert">(?:<svg.*?<span>)?([^<]*)/),
    faultOf: (field) => textOf(new RegExp(`id="${field}-error">(?:<svg.*?<span>)?([^<]*)`)),
  };
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
