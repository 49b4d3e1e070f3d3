import { type Compressed, compressOnce } from '../../plugins/compressed.ts';

/** A page as it is sent. */
export interface StoredPage extends Compressed {
  status: number;
}

const maxPages = 200;

/** Pages that were drawn, compressed once, by their address; all of one version. */
export function createPageStore() {
  const pages = new Map<string, Promise<StoredPage>>();
  let current = '';
  return (version: string, address: string, draw: () => Promise<DrawnPage>) => {
    if (version !== current) {
      pages.clear();
      current = version;
    }
    const known = pages.get(address);
    if (known) return known;
    const made = draw().then(store);
    pages.set(address, made);
    made.catch(() => pages.delete(address));
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    return made;
  };
}

export interface DrawnPage {
  status: number;
  html: string;
}

export async function store({ status, html }: DrawnPage): Promise<StoredPage> {
  return { status, ...(await compressOnce(html)) };
}
