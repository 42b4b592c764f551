import type { GoneTexts } from '../../../core/screen/screen.ts';

/** A statement that does not exist, that is of another account, or whose number is none. */
export const STATEMENT_GONE = {
	codes: ['statement_not_found', 'bad_request', 'seller_required', 'registration_required'],
	head: ({ t }) => ({ title: t('earnings:gone.title'), description: t('earnings:gone.text') }),
} as const satisfies GoneTexts;
