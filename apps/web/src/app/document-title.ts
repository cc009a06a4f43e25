import { useEffect } from 'react';
import { brand } from '../brands/brand.ts';

/** Names the page in the browser's tab: 'Bills at Chiefs · espnbet'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
