import type { Schema } from '@uplink/api-client';
import { defineMessages } from '@uplink/api-client/messages';

export const lineCommentsMessages = defineMessages('kit/line-comments', {
  title: 'Comments on lines',
  where: ({ part, name, line }: Schema<'CommentPlace'>, version: number) =>
    part === 'file'
      ? `${name}, line ${line} of attempt ${version}`
      : `worksheet, line ${line} of attempt ${version}`,
  fixedIn: (version: number) => `Fixed in attempt ${version}`,
  toFix: 'Fix this',
  niceToHave: 'Nice to have',
});
