// Types only: importing this entry lets `UplinkProvider` know the texts of this package.
export type { MessageCatalog, MessageOverrides } from '@uplink/kit/messages';

declare module '@uplink/api-client/messages' {
  interface MessageCatalog {
    'admin/add-card': typeof import('../purchases/add-card.messages.ts').addCardMessages;
    'admin/add-user': typeof import('../people/add-user.messages.ts').addUserMessages;
    'admin/addons': typeof import('../addons/addons.messages.ts').addonsMessages;
    'admin/admin-home': typeof import('../home/admin-home.messages.ts').adminHomeMessages;
    'admin/ambassadors': typeof import('../ambassador/ambassadors.messages.ts').ambassadorsMessages;
    'admin/audit-log': typeof import('../people/audit-log.messages.ts').auditLogMessages;
    'admin/awards': typeof import('../certificates/awards.messages.ts').awardsMessages;
    'admin/bulk-report': typeof import('../shared/bulk-report.messages.ts').bulkReportMessages;
    'admin/bulk-users': typeof import('../people/bulk-users.messages.ts').bulkUsersMessages;
    'admin/checkout': typeof import('../checkout/checkout.messages.ts').checkoutMessages;
    'admin/cohorts': typeof import('../cohorts/cohorts.messages.ts').cohortsMessages;
    'admin/context-flags': typeof import('../people/context-flags.messages.ts').contextFlagsMessages;
    'admin/delete-user': typeof import('../people/delete-user.messages.ts').deleteUserMessages;
    'admin/figures': typeof import('../home/figures.messages.ts').figuresMessages;
    'admin/found-picker': typeof import('../shared/found-picker.messages.ts').foundPickerMessages;
    'admin/layout': typeof import('../checkout/layout.messages.ts').layoutMessages;
    'admin/learning-dialogs': typeof import('../people/learning-dialogs.messages.ts').learningDialogsMessages;
    'admin/manage-purchase': typeof import('../purchases/manage.messages.ts').manageMessages;
    'admin/moderation-cases': typeof import('../moderation/moderation-cases.messages.ts').moderationCasesMessages;
    'admin/overview-entries': typeof import('../home/overview-entries.messages.ts').overviewEntriesMessages;
    'admin/partners': typeof import('../partners/partners.messages.ts').partnersMessages;
    'admin/personal-data': typeof import('../people/personal-data.messages.ts').personalDataMessages;
    'admin/plan-picker': typeof import('../shared/plan-picker.messages.ts').planPickerMessages;
    'admin/product-picker': typeof import('../shared/product-picker.messages.ts').productPickerMessages;
    'admin/purchases': typeof import('../purchases/purchases.messages.ts').purchasesMessages;
    'admin/reason-dialog': typeof import('../shared/reason-dialog.messages.ts').reasonDialogMessages;
    'admin/referral': typeof import('../referral/referral.messages.ts').adminReferralMessages;
    'admin/reject-refund': typeof import('../purchases/reject-refund.messages.ts').rejectRefundMessages;
    'admin/see-as-user': typeof import('../people/see-as-user.messages.ts').seeAsUserMessages;
    'admin/sell': typeof import('../purchases/sell.messages.ts').sellMessages;
    'admin/status': typeof import('../status/status.messages.ts').statusMessages;
    'admin/user-applications': typeof import('../people/user-applications.messages.ts').userApplicationsMessages;
    'admin/user-credits': typeof import('../purchases/user-credits.messages.ts').userCreditsMessages;
    'admin/user-frame': typeof import('../people/user-frame.messages.ts').userFrameMessages;
    'admin/user-list': typeof import('../people/user-list.messages.ts').userListMessages;
    'admin/user-log': typeof import('../people/user-log.messages.ts').userLogMessages;
    'admin/user-notes': typeof import('../people/user-notes.messages.ts').userNotesMessages;
    'admin/user-stats': typeof import('../people/user-stats.messages.ts').userStatsMessages;
    'admin/user-upload': typeof import('../people/user-upload.messages.ts').userUploadMessages;
  }
}
