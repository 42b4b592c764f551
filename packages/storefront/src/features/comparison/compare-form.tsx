import { COMPARE_PATH } from '../../core/paths/compare-path.ts';

/** Id of {@link CompareForm}. */
export const COMPARE_FORM = 'compare';

/** The form of all buttons of a page that compare a product, so that they work before the page is hydrated. */
export function CompareForm() {
	return <form id={COMPARE_FORM} action={COMPARE_PATH} hidden />;
}
