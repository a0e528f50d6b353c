import { useSession } from '@portal/kit';
import { useState } from 'react';
import { keepViews, type ListName, type SavedView, savedViews } from './saved-views';

export function useSavedViews(
  list: ListName,
): readonly [views: readonly SavedView[], keep: (views: readonly SavedView[]) => void] {
  const owner = useSession().email ?? '';
  const [changed, setChanged] = useState<{ readonly owner: string; readonly views: readonly SavedView[] }>();
  const [first] = useState(() => savedViews(owner, list));
  const views = changed?.owner === owner ? changed.views : first;
  return [
    views,
    (next) => {
      keepViews(owner, list, next);
      setChanged({ owner, views: next });
    },
  ];
}
