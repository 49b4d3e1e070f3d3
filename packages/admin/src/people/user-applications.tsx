'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { applicationsQuery, meQuery, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Status, type StatusKind } from '@uplink/ui/status';
import { useState } from 'react';
import { DecideApplication } from './decide-application.tsx';
import type { OfUserProps } from './user.types.ts';
import { userApplicationsMessages } from './user-applications.messages.ts';
import './user.css';

type Application = Schema<'ApplicationItem'>;
type Decision = Schema<'ApplicationDecision'>['decision'];

const kinds: Record<Application['status'], StatusKind> = {
  waiting: 'pending',
  accepted: 'ok',
  refused: 'down',
};

/** What a person applied for, to approve or reject; nothing for those without any. */
export function UserApplications({ userId }: OfUserProps) {
  const messages = useMessages(userApplicationsMessages);
  const formats = useFormats();
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const mayDecide = mayAny(me.data, 'overseeApplications') && me.data?.id !== userId;
  const query = useQuery({ ...applicationsQuery(client, { userId }), enabled: mayDecide });
  const [asked, setAsked] = useState<{ application: Application; decision: Decision }>();
  const list = query.data?.data ?? [];
  if (!mayDecide || list.length === 0) return null;
  return (
    <Card title={messages.title}>
      <ul className="ul-list">
        {list.map((application) => (
          <li key={application.id} className="ul-listrow ul-people__application">
            <div className="ul-grow">
              <div className="ul-cluster">
                <span className="ul-medium">{application.title}</span>
                <Status kind={kinds[application.status]}>
                  {messages.states[application.status]}
                </Status>
              </div>
              <p className="ul-small ul-muted">
                {messages.applied(formats.date(application.submittedAt))}
              </p>
            </div>
            {application.status === 'waiting' && (
              <div className="ul-cluster">
                <Button size="sm" onPress={() => setAsked({ application, decision: 'accepted' })}>
                  {messages.approve}
                </Button>
                <Button size="sm" onPress={() => setAsked({ application, decision: 'refused' })}>
                  {messages.reject}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && <DecideApplication {...asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}
