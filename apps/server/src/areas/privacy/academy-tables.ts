import type { DB } from '../../db/schema.ts';

/**
 * Texts of the academy in tables that say who wrote or changed them: they are not personal data, and stay when
 * their author leaves. A new text of such a table is added here, or to the tables of personal data.
 */
export const academyTexts: { [Table in keyof DB]?: string } = {
  addon: 'name title text',
  assessment: 'kind unique_name title description answers_shown blueprint',
  author_notification: 'message type url audience',
  bank_question: 'type question topic explanation link',
  caption_file: 'text',
  checkout: 'title unique_id coupon_code thank_you_url layout draft',
  coupon: 'code contexts campaign_title campaign_text',
  diploma: 'name body reference_prefix image signatures design',
  former_video: 'provider url poster captions chapters thumbnails',
  homework: 'type title brief challenge_id sections extensions',
  incident: 'title impact state parts',
  incident_update: 'state message',
  lesson_version: 'content',
  media_file: 'upload_key address kind name',
  module:
    'name unique_name alias url short_description description what_you_learn image horizontal_image vertical_image logo leads_to cover_motif cover_hue apply_form onboarding_form',
  module_email: 'account_creation enrollment',
  partner: 'name theme',
  quiz: 'title',
};
