import { useQuery } from '@tanstack/react-query';
import { ModuleType, productPath } from '@uplink/api-client/domain';
import { configurationQuery, notReady, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { Failure } from '@uplink/ui/states';
import { NotFound } from '../../app/not-found.tsx';
import { startSignIn } from '../../session/start-sign-in.ts';
import { PublicFrame } from '../../shell/public-frame.tsx';
import './special.css';

const steps = [
  { name: 'Create your account', text: 'Your name, email address and a password.' },
  { name: 'Confirm your email', text: 'Open the link in the email we send you.' },
  { name: 'Go on to the program', text: 'Its page opens and shows you how to begin.' },
];

/** The entry page of the special program, for people without an account. */
export function SpecialSignUpPage() {
  const query = useQuery(configurationQuery(useUplink()));
  const program = query.data?.specialProgram;
  if (program === null) return <SpecialNotFoundPage />;
  return (
    <PublicFrame title={program?.name}>
      {program ? (
        <div className="ul-special">
          <p className="ul-eyebrow">Sign up for the program</p>
          <h1 className="ul-display" tabIndex={-1}>
            {program.name}
          </h1>
          {program.shortDescription && <p className="ul-lead">{program.shortDescription}</p>}
          <div className="ul-cluster ul-gap-12">
            <Button
              variant="primary"
              size="lg"
              onPress={() =>
                startSignIn({
                  mode: 'signUp',
                  program: program.uniqueName,
                  returnPath: productPath({ ...program, type: ModuleType.program }),
                })
              }
            >
              Create your account
            </Button>
          </div>
          <ol className="ul-special__steps">
            {steps.map(({ name, text }, index) => (
              <li key={name}>
                <span className="ul-special__step" aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b className="ul-strong">{name}</b>
                  <span className="ul-muted">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <SpecialWaiting query={query} />
      )}
    </PublicFrame>
  );
}

function SpecialWaiting({ query }: { query: Parameters<typeof notReady>[0] }) {
  const state = notReady(query);
  return state.status === 'failed' ? (
    <Failure isPage message={state.message} onRetry={state.retry} />
  ) : (
    <Loading label="The program">
      <Skeleton height={320} />
    </Loading>
  );
}

/** An unknown address in the area. */
export function SpecialNotFoundPage() {
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  );
}
