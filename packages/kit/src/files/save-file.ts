import { DOWNLOAD_LINK_REMOVAL_MS } from '@uplink/api-client/domain';

/** Hands the browser a file to keep. Its link stays a moment: some browsers read it after the click. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(link.href);
  }, DOWNLOAD_LINK_REMOVAL_MS);
}
