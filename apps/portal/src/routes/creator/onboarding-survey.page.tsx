import { useParams } from '@tanstack/react-router';
import { SurveyEditor } from '@uplink/creator/surveys';
import { defineSearch } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';
import { useListAddress } from '../shared/use-list-address.ts';

const readSearch = defineSearch({ cursor });

export function OnboardingSurveyPage() {
  const { productId = '' } = useParams({ strict: false });
  const { search, onSearchChange } = useListAddress(readSearch);
  return (
    <SurveyEditor
      productId={Number(productId)}
      cursor={search.cursor}
      onCursorChange={(next) => onSearchChange({ cursor: next })}
    />
  );
}
