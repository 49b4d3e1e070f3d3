import type { Schema } from '@uplink/api-client';

/** A learner in the middle of level 7. */
export const contextFixture: Schema<'UserContext'> = {
  finishedInvite: true,
  closedInviteNotification: true,
  cancelledProductName: null,
  paymentBillingAgreementExpirationDate: null,
  referralsEnrolled: 0,
  referralFlowStatus: '',
  paymentFailedDate: null,
  paymentStatus: 'ok',
  totalXpPoints: 7340,
  level: 7,
  moduleIdsWherePrerequisitesAreIncomplete: [],
  programIdsIncompleteOnboardingSurvey: [],
  moduleIdsPendingTermAcceptance: [],
  isSessionRecordingEnabled: false,
};
