import type { Messages } from './define-messages.ts';

/** The texts of each component that says something on its own. */
export interface UiMessages {
  'ui/avatar': typeof import('../avatar/avatar.messages.ts').avatarMessages;
  'ui/banner-stack': typeof import('../banner-stack/banner-stack.messages.ts').bannerStackMessages;
  'ui/breadcrumbs': typeof import('../breadcrumbs/breadcrumbs.messages.ts').breadcrumbsMessages;
  'ui/common': typeof import('./common.messages.ts').commonMessages;
  'ui/combobox': typeof import('../combobox/combobox.messages.ts').comboboxMessages;
  'ui/command-palette': typeof import('../command-palette/command-palette.messages.ts').commandPaletteMessages;
  'ui/data-table': typeof import('../data-table/data-table.messages.ts').dataTableMessages;
  'ui/dialog': typeof import('../dialog/dialog.messages.ts').dialogMessages;
  'ui/file-drop': typeof import('../file-drop/file-drop.messages.ts').fileDropMessages;
  'ui/number-field': typeof import('../number-field/number-field.messages.ts').numberFieldMessages;
  'ui/pagination': typeof import('../pagination/pagination.messages.ts').paginationMessages;
  'ui/password-field': typeof import('../password-field/password-field.messages.ts').passwordFieldMessages;
  'ui/recommendation-scale': typeof import('../recommendation-scale/recommendation-scale.messages.ts').recommendationScaleMessages;
  'ui/rich-text': typeof import('../rich-text/rich-text.messages.ts').richTextMessages;
  'ui/route-path': typeof import('../route-path/route-path.messages.ts').routePathMessages;
  'ui/search-field': typeof import('../search-field/search-field.messages.ts').searchFieldMessages;
  'ui/select': typeof import('../select/select.messages.ts').selectMessages;
  'ui/stars': typeof import('../stars/stars.messages.ts').starsMessages;
}

type OverridesOf<T> = T extends Messages<infer Own> ? Partial<Own> : never;

/** A host's own texts, by namespace. */
export type UiMessageOverrides = {
  readonly [Namespace in keyof UiMessages]?: OverridesOf<UiMessages[Namespace]>;
};
