import {
  DISCUSSION_MAX_LENGTH,
  type FormRules,
  maxLength,
  QUESTION_TITLE_MAX_LENGTH,
  required,
} from '@uplink/api-client/domain';

/** What is written in a post; a response has no title. */
export interface PostWords {
  title: string;
  body: string;
}

/** Before anything is written. */
export const blankPost: PostWords = { title: '', body: '' };

const body = [required, maxLength(DISCUSSION_MAX_LENGTH)];
export const responseRules: FormRules<PostWords> = { body };
export const questionRules: FormRules<PostWords> = {
  title: [required, maxLength(QUESTION_TITLE_MAX_LENGTH)],
  body,
};

export const trimmed = ({ title, body }: PostWords): PostWords => ({
  title: title.trim(),
  body: body.trim(),
});
