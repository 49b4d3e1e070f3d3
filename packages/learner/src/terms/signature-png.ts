import { newId } from '@uplink/kit/saving';

const width = 600;
const height = 200;
const ink = '#0e1526';

/** A name as a signature on a transparent picture, as wide as the picture allows. */
export function typedSignature(text: string): Promise<File> {
  const { canvas, pen } = openCanvas();
  let size = 96;
  do {
    pen.font = `italic ${size}px "Segoe Script", "Snell Roundhand", "Comic Sans MS", cursive`;
    size -= 4;
  } while (pen.measureText(text).width > width - 40 && size > 16);
  pen.fillStyle = ink;
  pen.textBaseline = 'middle';
  pen.fillText(text, 20, height / 2, width - 40);
  return toFile(canvas);
}

/** What was drawn, as it was drawn. */
export function toFile(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (!blob) return reject(new Error('This browser cannot turn a drawing into a picture.'));
      // Two files of one agreement need names of their own.
      resolve(new File([blob], `${newId()}.png`, { type: 'image/png' }));
    }, 'image/png');
  });
}

function openCanvas() {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  return { canvas, pen };
}
