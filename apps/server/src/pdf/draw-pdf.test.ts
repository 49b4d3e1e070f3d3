import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawPdf } from './draw-pdf.ts';

/** A png of 200 by 50 pixels whose data unpacks to so many bytes. */
function pngOf(bytes: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const whole = Buffer.alloc(data.length + 12);
    whole.writeUInt32BE(data.length);
    whole.write(name, 4);
    data.copy(whole, 8);
    whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8);
    return whole;
  };
  const head = Buffer.from([0, 0, 0, 200, 0, 0, 0, 50, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const draw = (data: Buffer) =>
  drawPdf({
    title: 'Agreement',
    language: 'en',
    createdAt: new Date('2026-03-01T00:00:00Z'),
    blocks: [
      { kind: 'p', text: 'Signed' },
      { kind: 'image', data, alt: 'Signature', height: 50 },
    ],
  });

test('a picture that unpacks to more than its pixels takes no more room than any other', async () => {
  const whole = await draw(pngOf(50 * (1 + 3 * 200)));
  const bomb = await draw(pngOf(64_000_000));
  expect(Math.abs(bomb.length - whole.length)).toBeLessThan(200);
});
