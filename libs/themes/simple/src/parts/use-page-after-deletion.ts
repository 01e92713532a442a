import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Where a list in pages goes on after one of its entries was deleted: the focus to the list, whose button has gone, and to
 * the page before when the entry was the only one of a later page. `count` is how many the page has now.
 */
export function usePageAfterDeletion(toPage: (page: number) => string, page: number, count: number) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  return {
    place,
    move: () => {
      place.current?.focus();
      if (count <= 1 && page > 1) void navigate(toPage(page - 1), { replace: true });
    },
  };
}
