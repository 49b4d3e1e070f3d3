import './rich-text.css';

/** The class of text that is laid out as `RichText` shows it, for what draws such a text itself, e.g. an editor. */
export const PROSE_CLASS = 'ul-prose';
