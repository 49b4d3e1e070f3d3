// Types only: importing this entry lets `UplinkProvider` know the texts of this package.
export type { MessageCatalog, MessageOverrides } from '@uplink/kit/messages';

declare module '@uplink/api-client/messages' {
  interface MessageCatalog {
    'admin/addons': typeof import('../addons/addons.messages.ts').addonsMessages;
    'admin/admin-home': typeof import('../home/admin-home.messages.ts').adminHomeMessages;
    'admin/ambassadors': typeof import('../ambassador/ambassadors.messages.ts').ambassadorsMessages;
    'admin/awards': typeof import('../certificates/awards.messages.ts').awardsMessages;
    'admin/bulk-report': typeof import('../shared/bulk-report.messages.ts').bulkReportMessages;
    'admin/checkout': typeof import('../checkout/checkout.messages.ts').checkoutMessages;
    'admin/cohorts': typeof import('../cohorts/cohorts.messages.ts').cohortsMessages;
    'admin/figures': typeof import('../home/figures.messages.ts').figuresMessages;
    'admin/layout': typeof import('../checkout/layout.messages.ts').layoutMessages;
    'admin/moderation-cases': typeof import('../moderation/moderation-cases.messages.ts').moderationCasesMessages;
    'admin/partners': typeof import('../partners/partners.messages.ts').partnersMessages;
    'admin/plan-picker': typeof import('../shared/plan-picker.messages.ts').planPickerMessages;
    'admin/product-picker': typeof import('../shared/product-picker.messages.ts').productPickerMessages;
    'admin/status': typeof import('../status/status.messages.ts').statusMessages;
  }
}
