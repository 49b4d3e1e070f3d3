import type { Schema } from '@uplink/api-client';
import { expect, test } from 'vitest';
import { shownOf, toHtml, toLayout, toLayoutValues, toWords, withShown } from './layout.rules.ts';

const layout: Schema<'CheckoutLayoutForm'> = {
  header: {
    title: 'Title',
    text: '',
    background: '/media/a.svg',
    logo: { url: '/media/l.svg', alt: 'Logo' },
  },
  image: { url: '/media/b.svg', alt: 'A branch' },
  fields: { address: true, tshirt: false, coupon: true },
  testimonials: {
    title: 'People',
    items: [{ message: 'It stuck.', photo: null, name: 'Linh', jobTitle: 'Tech', stars: 5 }],
  },
  bullets: { title: 'You get', items: ['25 lessons', '12 labs'] },
  text: { html: '<p>Read on</p>\n<p>And on</p>' },
  promo: { text: 'With', coupon: 'SPRING' },
  order: [
    'promo',
    'header',
    'form',
    'address',
    'tshirt',
    'coupon',
    'bullets',
    'image',
    'text',
    'testimonials',
  ],
  hidden: ['text'],
};

test('a layout is the same after it was opened and stored', () => {
  expect(toLayout(toLayoutValues(layout))).toEqual(layout);
});

test('an element that was emptied is none, and its place stays', () => {
  const values = toLayoutValues(layout);
  const emptied = toLayout({
    ...values,
    image: { url: null, alt: 'A branch' },
    bullets: { title: 'You get', items: [{ text: ' ' }] },
    testimonials: { title: 'People', items: [] },
    text: ' ',
    promo: { text: 'With', coupon: '' },
  });
  expect(emptied).toMatchObject({
    image: null,
    bullets: null,
    testimonials: null,
    text: null,
    promo: null,
  });
  expect(emptied.order).toEqual(layout.order);
});

test('markup that is more than paragraphs stays as it was written', () => {
  for (const html of ['<h2>Who</h2><p>You</p>', '<p>A &amp; B</p>', '<p>A <b>bold</b> one</p>'])
    expect(toHtml(toWords(html))).toBe(html);
  expect(toHtml('One\n\nTwo')).toBe('<p>One</p>\n<p>Two</p>');
});

test('fields and blocks are hidden each in their way, and the header never is', () => {
  const values = toLayoutValues(layout);
  expect(
    ['header', 'form', 'text', 'promo', 'tshirt', 'coupon'].map((one) =>
      shownOf(values, one as never),
    ),
  ).toEqual(['always', 'always', false, true, false, true]);
  expect(withShown(values, 'tshirt', true).fields.tshirt).toBe(true);
  expect(withShown(values, 'promo', false).hidden).toEqual(['text', 'promo']);
  expect(withShown(values, 'text', true).hidden).toEqual([]);
});
