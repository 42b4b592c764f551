import type { GoneTexts } from '../../../core/screen/screen.ts';

/** A shop that does not exist, or not in this edition. */
export const SHOP_GONE = {
	codes: ['shop_not_found'],
	head: ({ t }) => ({ title: t('shops:goneTitle'), description: t('shops:goneText') }),
} as const satisfies GoneTexts;
