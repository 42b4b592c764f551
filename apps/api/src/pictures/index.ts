/** What seeds choose pictures with. */
export { pictureKey, readPictureKey, renderKey, SHOTS, type Shot } from './keys.ts';
export { openRenders, type RenderedType, type Renders, VIEWS, type View } from './renders.ts';
export { typeNamed } from './types.ts';
