import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** A callout is a quotation of a kind; readers of older pages see the quotation. */
export const calloutKinds = ['note', 'tip', 'warning'] as const;

const Keyboard = Mark.create({
  name: 'kbd',
  parseHTML: () => [{ tag: 'kbd' }],
  renderHTML: ({ HTMLAttributes }) => ['kbd', mergeAttributes(HTMLAttributes), 0],
});

const Caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figcaption?',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
});

const withCallouts = StarterKit.extend({
  addGlobalAttributes: () => [
    {
      types: ['blockquote'],
      attributes: {
        callout: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-callout'),
          renderHTML: ({ callout }) => (callout ? { 'data-callout': callout } : {}),
        },
      },
    },
    {
      // The title and language of a block of code, as lessons are shown with them.
      types: ['codeBlock'],
      attributes: {
        title: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-title'),
          renderHTML: ({ title }) => (title ? { 'data-title': title } : {}),
        },
        shownLanguage: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-language'),
          renderHTML: ({ shownLanguage }) =>
            shownLanguage ? { 'data-language': shownLanguage } : {},
        },
      },
    },
  ],
});

/** What a description may hold: the same as the server keeps. */
export const descriptionExtensions = [
  withCallouts.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
  Image.configure({ inline: false }),
  Figure,
  Caption,
  TableKit.configure({ table: { resizable: false } }),
  Keyboard,
];
