import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { SortableList } from '@uplink/ui/sortable-list';
import { Badge } from '@uplink/ui/status';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { introMessages } from './intro.messages.ts';
import { type BlockValues, type IntroKind, introKinds } from './intro-values.rules.ts';

export interface BlockListProps {
  blocks: readonly BlockValues[];
  /** The block whose fields are shown. */
  openId: string | undefined;
  isReadOnly: boolean;
  isFaulty: (index: number) => boolean;
  onOpen: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onAdd: (kind: IntroKind) => void;
}

const mostBlocks = 30;

/** The blocks in their order, and what adds another. */
export function BlockList(props: BlockListProps) {
  const messages = useMessages(introMessages);
  const { blocks, openId, isReadOnly, isFaulty, onOpen, onMove, onRemove, onAdd } = props;
  const items = blocks.map((block, index) => ({ ...block, index, name: nameOf(block, messages) }));
  return (
    <div className="ul-stack ul-gap-12">
      <p className="ul-small ul-muted">
        {isReadOnly ? messages.readOnly : blocks.length > 0 ? messages.keys : messages.text}
      </p>
      {blocks.length === 0 ? (
        <p className="ul-muted">{messages.empty}</p>
      ) : (
        <SortableList
          label={messages.list}
          items={items}
          gripLabel={messages.grip}
          isReadOnly={isReadOnly}
          onMove={onMove}
        >
          {({ id, kind, title, name, index }) => (
            <>
              <span className="ul-intro-editor__words">
                <span className="ul-medium">{title || messages.untitled}</span>
                <span className="ul-small ul-muted">{messages.kinds[kind]}</span>
              </span>
              {isFaulty(index) && <Badge>{messages.faulty}</Badge>}
              <IconButton
                size="sm"
                variant={id === openId ? 'soft' : 'quiet'}
                aria-label={messages.edit(name)}
                icon={<Icon as={Pencil} size={16} />}
                onPress={() => onOpen(id)}
              />
              {!isReadOnly && (
                <IconButton
                  size="sm"
                  variant="quiet"
                  aria-label={messages.remove(name)}
                  icon={<Icon as={Trash2} size={16} />}
                  onPress={() => onRemove(index)}
                />
              )}
            </>
          )}
        </SortableList>
      )}
      {!isReadOnly && (
        <fieldset className="ul-cluster ul-gap-8 ul-intro-editor__add" aria-label={messages.add}>
          {introKinds.map((kind) => (
            <Button
              key={kind}
              size="sm"
              icon={<Icon as={Plus} size={16} />}
              isDisabled={blocks.length >= mostBlocks}
              onPress={() => onAdd(kind)}
            >
              {messages.kinds[kind]}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const nameOf = ({ kind, title }: BlockValues, messages: typeof introMessages) =>
  title ? `${messages.kinds[kind]}: ${title}` : messages.kinds[kind];
