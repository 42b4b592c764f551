/**
 * What a form library needs of a group of choices: something to focus when the group is wrong.
 * @param group the element around the choices
 * @returns a stand-in whose focus goes to the chosen or the first usable input
 */
export function focusFirst(group: Element | null): { readonly focus: () => void } | null {
	if (group === null) return null;
	return {
		focus: () => {
			const input =
				group.querySelector<HTMLInputElement>('input:checked:enabled') ??
				group.querySelector<HTMLInputElement>('input:enabled');
			input?.focus();
		},
	};
}
