import { parseDataUrl } from '@uplink/api-client/domain';

/** The side of the square that is uploaded: sharp at the largest size it is shown in. */
export const PHOTO_SIDE = 512;

/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reads a chosen file as an address of its own: pages may show no other. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Loads the picture at an address; fails for anything else. */
export function loadPicture(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('This is not an image.'));
    picture.src = source;
  });
}

/** Cuts the part out as a square photo; the camera's metadata is left out. */
export async function cutPhoto(source: string, area: CropArea): Promise<File> {
  const picture = await loadPicture(source);
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIDE;
  canvas.height = PHOTO_SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  // Where the picture is clear a photo would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PHOTO_SIDE, PHOTO_SIDE);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, PHOTO_SIDE, PHOTO_SIDE);
  return toFile(canvas.toDataURL('image/jpeg', 0.9), 'photo.jpg');
}

/** The file that a data address holds. */
export function toFile(dataUrl: string, name: string): File {
  const { mimeType, base64 } = parseDataUrl(dataUrl);
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: mimeType });
}
