import type { Schema } from '@uplink/api-client';
import { isAuthoredType, productEditorPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { mediaMessages } from './media.messages.ts';

const mostShown = 3;

/** Where a file is shown, each place with the way to its editor; or when it will be deleted. */
export function MediaUses({ file }: { file: Pick<Schema<'MediaFile'>, 'uses' | 'sweptAt'> }) {
  const messages = useMessages(mediaMessages);
  const formats = useFormats();
  const { uses, sweptAt } = file;
  if (uses.length === 0)
    return (
      <span className="ul-media__name">
        {messages.nowhere}
        {sweptAt !== null && (
          <span className="ul-small ul-muted">{messages.deletedOn(formats.date(sweptAt))}</span>
        )}
      </span>
    );
  return (
    <ul className="ul-media__uses">
      {uses.slice(0, mostShown).map((use) => (
        <li key={`${use.place}-${use.product.id}-${use.part?.id}`}>
          <span className="ul-muted">{messages.places[use.place]}</span>{' '}
          <Link href={pathOf(use)}>{use.part?.name ?? use.product.name}</Link>
        </li>
      ))}
      {uses.length > mostShown && (
        <li className="ul-muted">{messages.moreUses(uses.length - mostShown)}</li>
      )}
    </ul>
  );
}

/** The step of the setup that holds a place. */
const steps: Partial<Record<Schema<'MediaUse'>['place'], string>> = {
  cover: 'branding',
  tab: 'tabs',
};

function pathOf({ place, product, part }: Schema<'MediaUse'>): string {
  const { id, type } = product;
  if (!isAuthoredType(type)) return '/creator/products';
  const editor = { id, type };
  if (part) return `${productEditorPath(editor, 'syllabus')}/${part.id}`;
  if (place === 'introPage') return productEditorPath(editor, 'intro-page');
  const step = steps[place] ?? 'basicInfo';
  return `${productEditorPath(editor, 'settings')}?step=${step}`;
}
