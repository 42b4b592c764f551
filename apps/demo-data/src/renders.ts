import { openRenders, type Renders } from '@zaylat/api/pictures';

/** The rendered pictures of the types of the demo catalogue. */
export const RENDERS: Renders = openRenders(new URL('../renders/', import.meta.url));
