import { parseDataUrl } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Skeleton } from '@uplink/ui/skeleton';
import type { PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { pdfPagesMessages } from './pdf-pages.messages.ts';
import './pdf-pages.css';

export interface PdfPagesProps {
  /** The address of the file. */
  url: string;
  /** The file's name: it names the pages for screen readers. */
  name: string;
}

/** How many pages are drawn: no one reviews a book. */
const mostPages = 40;

/** The pages of a PDF file as pictures, drawn by PDF.js: nothing in the file is run. */
export function PdfPages({ url, name }: PdfPagesProps) {
  const messages = useMessages(pdfPagesMessages);
  const [pages, setPages] = useState<PDFPageProxy[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const opening = openPdf(url);
    opening
      .then(({ promise }) => promise)
      .then(async (pdf) => {
        const count = Math.min(pdf.numPages, mostPages);
        const found = await Promise.all(
          Array.from({ length: count }, (_, at) => pdf.getPage(at + 1)),
        );
        if (isCurrent) setPages(found);
      })
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      opening.then((task) => task.destroy()).catch(() => {});
    };
  }, [url]);
  if (isFailed) return <p className="ul-pdf-note ul-small ul-muted">{messages.pdfFailed}</p>;
  if (!pages) return <Skeleton height={480} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are pages
    <div role="group" aria-label={messages.pdf(name)}>
      {pages.map((page) => (
        <Page key={page.pageNumber} page={page} count={pages.length} />
      ))}
    </div>
  );
}

/** In the page's own thread: the files of a package have no address for a worker. */
async function openPdf(url: string): Promise<PDFDocumentLoadingTask> {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    // @ts-expect-error: it comes without types, and is only handed on.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return pdfjs.getDocument({ ...sourceOf(url), enableXfa: false });
}

/** A data address is read here: the academy's content security policy lets nothing fetch one. */
function sourceOf(url: string): { url: string } | { data: Uint8Array } {
  if (!url.startsWith('data:')) return { url };
  const { base64 } = parseDataUrl(url);
  return { data: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) };
}

function Page({ page, count }: { page: PDFPageProxy; count: number }) {
  const messages = useMessages(pdfPagesMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = page.getViewport({ scale: 1.5 });
  useEffect(() => {
    if (!canvas.current) return;
    const task = page.render({
      canvas: canvas.current,
      viewport: page.getViewport({ scale: 1.5 }),
    });
    // Leaving the page ends the drawing.
    task.promise.catch(() => {});
    return () => task.cancel();
  }, [page]);
  return (
    <canvas
      ref={canvas}
      className="ul-pdf-page"
      width={Math.floor(width)}
      height={Math.floor(height)}
      role="img"
      aria-label={messages.page(page.pageNumber, count)}
    />
  );
}
