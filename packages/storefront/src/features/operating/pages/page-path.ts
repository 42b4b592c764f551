import { SECTIONS } from '../operating-path.ts';

/** Path of the editor of a page. */
export const PAGE_PATH = `${SECTIONS.pages.path}/Edit`;

/** Address of the editor of a page. */
export const pageEditorPath = (slug: string): string => `${PAGE_PATH}?${new URLSearchParams({ page: slug })}`;

/** Slug of the page that an address names; empty without one. */
export const slugOf = (query: URLSearchParams): string => query.get('page') ?? '';
