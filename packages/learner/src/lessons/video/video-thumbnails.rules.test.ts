import { expect, test } from 'vitest';
import { asBackground, thumbnailAt, toThumbnail } from './video-thumbnails.rules.ts';

const file = 'https://media.example/lessons/ospf.thumbnails.vtt';
const tile = {
  start: 4,
  image: 'https://media.example/lessons/tiles.jpg',
  left: 160,
  top: 90,
  width: 160,
  height: 90,
};

test.each([
  ['beside its file', 'tiles.jpg#xywh=160,90,160,90', tile],
  ['with its unit named', ' tiles.jpg#xywh=pixel:160,90,160,90\n', tile],
  [
    'elsewhere',
    'https://cdn.example/a%20b.jpg#xywh=0,0,80,45',
    { start: 4, image: 'https://cdn.example/a%20b.jpg', left: 0, top: 0, width: 80, height: 45 },
  ],
])('a line names a part of an image %s', (_name, line, thumbnail) => {
  expect(toThumbnail(4, line, file)).toEqual(thumbnail);
});

test.each(['', 'tiles.jpg', 'tiles.jpg#xywh=0,0,0,90', 'tiles.jpg#xywh=1,2', 'Hello there'])(
  '"%s" names none',
  (line) => {
    expect(toThumbnail(0, line, file)).toBeUndefined();
  },
);

test('a second has the picture that began last', () => {
  const first = { ...tile, start: 0 };
  expect(thumbnailAt([first, tile], 3.9)).toBe(first);
  expect(thumbnailAt([first, tile], 4)).toBe(tile);
  expect(thumbnailAt([tile], 1)).toBeUndefined();
});

test('a picture of another size is drawn as large as the box', () => {
  expect(asBackground(tile, 80)).toMatchObject({
    backgroundPosition: '-160px -90px',
    transform: 'scale(0.5)',
  });
});
