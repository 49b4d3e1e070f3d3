import { forgetMethods } from '../areas/billing/forget-methods.ts';
import { mailBought } from '../areas/checkout/order-mail.ts';
import { closeDueAttempts, type Exams } from '../areas/exams/close-attempts.ts';
import { gradeAllWaiting } from '../areas/exams/grade-waiting.ts';
import { expireGrants } from '../areas/grants/expire-grants.ts';
import { settleRelieved } from '../areas/learning/relieved-lessons.ts';
import type { RenditionMaker } from '../areas/media/renditions/rendition-maker.ts';
import { settleDecisions } from '../areas/mentoring/desk/settle.service.ts';
import { sendAuthorNotifications } from '../areas/notifications/authoring/send-notifications.ts';
import { mailNotifications } from '../areas/notifications/notification-mail.ts';
import { runUploads } from '../areas/people/uploads/run-uploads.ts';
import { takeBackUploads } from '../areas/people/uploads/take-back.ts';
import type { EraseDeps } from '../areas/privacy/erase-account.ts';
import { runDeletions } from '../areas/privacy/run-deletions.ts';
import { type ExportDeps, runExports } from '../areas/privacy/run-exports.ts';
import { runSealing } from '../areas/privacy/run-sealing.ts';
import { makeCopies } from '../areas/products/authoring/copies.service.ts';
import { runImports } from '../areas/products/files/run-imports.ts';
import type { PurchaseDeps } from '../areas/purchases/purchase-rows.ts';
import { compareMovements, reconcilePurchases } from '../areas/purchases/reconcile.ts';
import { runBilling } from '../areas/purchases/run-billing.ts';
import { settleRewards } from '../areas/referral/settle-rewards.ts';
import { settleSyllabuses } from '../areas/syllabus/settle-syllabuses.ts';
import type { DeliverMail } from '../providers/mail/mail.ts';
import { openMail } from '../providers/mail/sealed-mail.ts';
import {
  handleWaitingEvents,
  type WebhookDeps,
} from '../providers/payments/webhooks/webhooks.service.ts';
import { attemptAll } from './attempt-each.ts';
import type { JobHandlers } from './jobs.ts';
import { onceOutside } from './once.ts';
import { type SweepDeps, sweep } from './sweep.ts';

/** What each kind of job does. */
export function jobHandlers(
  deps: SweepDeps &
    Exams &
    WebhookDeps &
    PurchaseDeps &
    EraseDeps &
    ExportDeps & { deliverMail: DeliverMail; renditions: RenditionMaker },
): JobHandlers {
  return {
    'access.expire': () => expireGrants(deps.db, deps.clock),
    'billing.forget': () => forgetMethods(deps),
    'checkout.mail': () => mailBought(deps),
    'exams.close': () =>
      attemptAll({ close: () => closeDueAttempts(deps), grade: () => gradeAllWaiting(deps) }),
    'learning.settle': () => settleRelieved(deps.db, deps.clock),
    'mail.send': (mail, id) =>
      onceOutside(deps.db, id, () => deps.deliverMail(openMail(mail, deps.config), id)),
    'media.renditions': async () => deps.renditions.wake(),
    'notifications.mail': () => mailNotifications(deps),
    'notifications.send': () => sendAuthorNotifications(deps.db, deps.clock),
    'mentoring.settle': () => settleDecisions(deps.db, deps.clock),
    'payments.events': () => handleWaitingEvents(deps),
    'privacy.delete': () => runDeletions(deps),
    'privacy.export': () => runExports(deps),
    'privacy.seal': async () => void (await runSealing(deps)),
    'people.upload': () =>
      attemptAll({ add: () => runUploads(deps), takeBack: () => takeBackUploads(deps) }),
    'products.copy': () => makeCopies(deps),
    'products.import': () => runImports(deps),
    'purchases.bill': () => runBilling(deps),
    'purchases.reconcile': () => reconcilePurchases(deps),
    'referral.settle': () => settleRewards(deps),
    'purchases.compare': () => compareMovements(deps),
    sweep: () => sweep(deps),
    'syllabus.settle': () => settleSyllabuses(deps.db, deps.clock),
  };
}
