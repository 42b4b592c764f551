/** What seeds choose pictures with. */
export { type Own, ownKey, pictureKey, readPictureKey, renderKey, SHOTS, type Shot } from './keys.ts';
export { openRenders, type RenderedType, type Renders, VIEWS, type View } from './renders.ts';
export type { Depicted, Depiction, Print, RenderLayer, Scene } from './scene.ts';
export { FIELD } from './scene.ts';
export { typeNamed } from './types.ts';
