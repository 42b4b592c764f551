import { openRenders, type Renders } from '@zaylat/api/pictures';
import { DESIGNS, sceneOf } from './looks/looks.ts';

const rendered = openRenders(new URL('../renders/', import.meta.url), sceneOf);

/** The rendered pictures of the types of the demo catalogue, and what is composed of them for single products. */
export const RENDERS: Renders = { ...rendered, revision: `${rendered.revision}\ndesigns ${DESIGNS}` };
