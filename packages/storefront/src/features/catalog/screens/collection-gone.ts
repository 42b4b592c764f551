import type { GoneTexts } from '../../../core/screen/screen.ts';

/** A collection that has ended, or never was. */
export const COLLECTION_GONE = {
	codes: ['collection_not_found'],
	head: ({ t }) => ({ title: t('collections:goneTitle'), description: t('collections:goneText') }),
} as const satisfies GoneTexts;
