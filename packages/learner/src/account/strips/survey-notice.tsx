import { useQuery } from '@tanstack/react-query';
import { surveyPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { surveyQuery, useUplink } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { Strip, StripPlace } from '@uplink/ui/strip';
import { ListChecks } from 'lucide-react';
import { stripsMessages } from './strips.messages.ts';

export interface SurveyNoticeProps {
  programId: number;
}

/** Leads to the questions of a program. It stays until they are answered. */
export function SurveyNotice({ programId }: SurveyNoticeProps) {
  const messages = useMessages(stripsMessages);
  const { data: survey, isError } = useQuery(surveyQuery(useUplink(), programId));
  if (!survey) return isError ? null : <StripPlace />;
  return (
    <Strip
      icon={<ListChecks className="ul-icon" size={18} aria-hidden />}
      action={
        <LinkButton variant="link" href={surveyPath(survey.product)}>
          {messages.answer}
        </LinkButton>
      }
    >
      {messages.survey(survey.product.name)}
    </Strip>
  );
}
