import { LIBRARY_PATH } from '../../core/paths/digital-path.ts';

/** Path of the list from a cursor on. */
export const libraryPath = (cursor: string): string => `${LIBRARY_PATH}?${new URLSearchParams({ cursor })}`;
