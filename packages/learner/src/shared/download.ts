import { DOWNLOAD_LINK_REMOVAL_MS } from '@uplink/api-client/domain';

/** Gives somebody a file under a name; the link that does it leaves the page a moment after its click. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(url);
  }, DOWNLOAD_LINK_REMOVAL_MS);
}
