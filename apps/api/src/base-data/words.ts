import type { Localized } from '@zaylat/api-client/contract';

/** A text in English, Burmese, Thai and simplified Chinese, in this order. */
export type Words = readonly [en: string, mm: string, thai: string, china: string];

/** A text of four languages from its words. */
export const localized = ([en, mm, thai, china]: Words): Localized => ({ en, mm, thai, china });
