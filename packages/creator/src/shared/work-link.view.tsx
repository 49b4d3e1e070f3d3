import { LinkButton } from '@uplink/ui/button';

export interface WorkLinkProps {
  /** The quiz or homework of the lesson, if it has one. */
  work: { title: string; detail: string } | null;
  canEdit: boolean;
  /** Its editor. */
  href: string;
  words: { none: string; edit: string; create: string };
}

/** The quiz or homework of a lesson in a line, and the way to its editor. */
export function WorkLink({ work, canEdit, href, words }: WorkLinkProps) {
  if (!work && !canEdit) return null;
  return (
    <div className="ul-row" data-justify="between">
      <span>
        {work ? work.title : words.none} {work && <span className="ul-muted">{work.detail}</span>}
      </span>
      <LinkButton size="sm" href={href}>
        {work ? words.edit : words.create}
      </LinkButton>
    </div>
  );
}
