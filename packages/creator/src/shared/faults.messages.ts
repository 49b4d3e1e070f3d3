import {
  CAPTION_FAULTS,
  COUPON_FAULTS,
  DIPLOMA_FAULTS,
  EMAIL_FAULTS,
  QUIZ_MESSAGES,
} from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** Messages for authors about their work, besides those of every form; the server uses the same words. */
export const faultMessages = defineMessages('creator/faults', {
  couponInvalid: COUPON_FAULTS.invalid,
  couponRepeated: COUPON_FAULTS.repeated,
  couponWithoutContext: COUPON_FAULTS.context,
  couponEndsEarly: COUPON_FAULTS.end,
  noDefaultPlan: COUPON_FAULTS.plans,
  unknownDiploma: DIPLOMA_FAULTS.type,
  noStudentName: DIPLOMA_FAULTS.tag,
  onlyAwards: DIPLOMA_FAULTS.award,
  noBlank: QUIZ_MESSAGES.noBlank,
  tooManyCorrect: QUIZ_MESSAGES.tooMany,
  tooFewCorrect: QUIZ_MESSAGES.tooFew,
  unknownPlaceholder: EMAIL_FAULTS.unknown,
  openPlaceholder: EMAIL_FAULTS.open,
  captionsWithoutHead: CAPTION_FAULTS.noHead,
  captionWithoutTimes: CAPTION_FAULTS.noTimes,
  captionTimes: CAPTION_FAULTS.wrongTimes,
  captionWithoutText: CAPTION_FAULTS.noText,
  noCaptions: CAPTION_FAULTS.none,
  tooManyCaptions: CAPTION_FAULTS.tooMany,
  captionEndsEarly: CAPTION_FAULTS.endsEarly,
  captionStartsEarly: CAPTION_FAULTS.startsEarly,
});
