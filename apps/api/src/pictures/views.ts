/** Views of a rendered product type; the first is a product's face. */
export const VIEWS = ['whole', 'detail', 'use', 'back'] as const;

/** Name of a view. */
export type View = (typeof VIEWS)[number];
