/** Where bound fields write their path, for controls that have no `name` of their own. */
export const FIELD_ATTRIBUTE = 'data-field';

/**
 * The paths of a form's fields in the order of the page, which is the order in which people look for them.
 * @param form the form
 */
export function fieldNames(form: HTMLFormElement | null): readonly string[] {
	const fields = form?.querySelectorAll(`[${FIELD_ATTRIBUTE}], [name]`) ?? [];
	return [...fields].map((field) => field.getAttribute(FIELD_ATTRIBUTE) ?? field.getAttribute('name') ?? '');
}
