import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { productPath } from '@uplink/api-client/domain';
import { partnerLessonQuery, partnerQuery, useUplink } from '@uplink/api-client/react';
import { PageSkeleton } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { BrokenLink, Failure, State } from '@uplink/ui/states';
import { MonitorPlay } from 'lucide-react';
import { DoneWindow } from '../../app/done-window.tsx';
import { FullPage } from '../../app/full-page.tsx';
import { codeOf } from './frame-secret.ts';
import './embed-frame.css';

/** The learner's own window, where they let a frame on a partner's site show a lesson. */
export function ShareLessonPage() {
  const { key = '', lessonId = '' } = useParams({ strict: false });
  const challenge = new URLSearchParams(location.search).get('challenge') ?? '';
  const id = Number(lessonId);
  const client = useUplink();
  const partner = useQuery(partnerQuery(client, key));
  const lesson = useQuery(partnerLessonQuery(client, key, id));
  const open = useMutation({
    mutationFn: () => {
      const params = { path: { id } };
      const call = client.api.POST('/me/lessons/{id}/frames', { params, body: { key, challenge } });
      return client.unwrap(call, { rethrow: true });
    },
  });
  const error = partner.error ?? lesson.error;
  if (error) {
    return (
      <FullPage>
        <State isPage art={<BrokenLink />} title="This link doesn't work">
          {error.message}
        </State>
      </FullPage>
    );
  }
  if (!partner.data || !lesson.data) return <PageSkeleton heights={[240]} />;
  const { name, product } = lesson.data;
  const sites = partner.data.origins.slice(0, 3).map((origin) => new URL(origin).host);
  if (open.isSuccess) {
    return (
      <FullPage>
        <DoneWindow title={`${name} is open`}>
          Continue on the site of {partner.data.name}.
        </DoneWindow>
      </FullPage>
    );
  }
  const agree = (
    <Button variant="primary" isPending={open.isPending} onPress={() => open.mutate()}>
      Open the lesson there
    </Button>
  );
  return (
    <FullPage>
      <State
        isPage
        art={<MonitorPlay className="ul-icon" size={40} aria-hidden />}
        title={`Open ${name} on another site?`}
        action={agree}
      >
        {partner.data.name} ({sites.join(', ')}) shows this lesson of {product.name} for an hour.
        What you do there stays there: it doesn’t count towards your progress. Agree only if the
        site shows the code <b className="ul-mono">{codeOf(challenge)}</b>.
      </State>
      {open.error && <Failure message={open.error.message} onRetry={() => open.mutate()} />}
      <p className="ul-embed-frame__code">
        <LinkButton variant="link" href={productPath(product)}>
          Learn it here instead
        </LinkButton>
      </p>
    </FullPage>
  );
}
