import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const deleteProductMessages = defineMessages('creator/delete-product', {
  title: (name: string) => `Delete ${name}?`,
  action: 'Delete product',
  proof: (name: string) => `Type ${name} to delete it`,
  text: (learners: number) =>
    learners === 0
      ? "It can't be brought back."
      : `${plural(learners, 'learner keeps', 'learners keep')} what they have. It can't be brought back.`,
});
