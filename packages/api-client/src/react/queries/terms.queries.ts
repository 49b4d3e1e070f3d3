import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { read } from '../read.ts';
import { contextQuery } from './account.queries.ts';

/** The agreement a product asks for, with the learner's answer to it. */
export const termsQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/me/modules/{id}/terms', { path: { id: moduleId } }));

/** Accepts an agreement; both signatures are uploaded before. */
export const termsAgreement = (client: UplinkClient, moduleId: number) =>
  mutationOptions({
    mutationFn: (body: Schema<'TermsAgreement'>) =>
      client.unwrap(
        client.api.PUT('/me/modules/{id}/terms/agreement', {
          params: { path: { id: moduleId } },
          body,
        }),
        { rethrow: true },
      ),
    onSuccess: (context, _body, _before, { client: queries }) =>
      keepAnswer(client, moduleId, { context, queries }),
  });

/** Declines an agreement: what was bought with it ends. */
export const termsRejection = (client: UplinkClient, moduleId: number) =>
  mutationOptions({
    mutationFn: (body: Schema<'TermsRejection'>) =>
      client.unwrap(
        client.api.PUT('/me/modules/{id}/terms/rejection', {
          params: { path: { id: moduleId } },
          body,
        }),
        { rethrow: true },
      ),
    onSuccess: (context, _body, _before, { client: queries }) =>
      keepAnswer(client, moduleId, { context, queries }),
  });

/** What is open to the learner may have changed with the answer. */
function keepAnswer(
  client: UplinkClient,
  moduleId: number,
  { context, queries }: { context: Schema<'UserContext'>; queries: QueryClient },
): Promise<void> {
  queries.setQueryData(contextQuery(client).queryKey, context);
  void queries.invalidateQueries({ queryKey: ['/me/modules'] });
  return queries.invalidateQueries({ queryKey: termsQuery(client, moduleId).queryKey });
}
