import { shopDetail } from '@zaylat/api-client';
import type { ScreenContext } from '../app/screen.ts';

/** The shop that a page's address names. */
export function shopOf({ params }: Pick<ScreenContext, 'params'>) {
	return shopDetail(params.slug ?? '');
}
