import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

function Told({ whenThere }: { readonly whenThere: () => void }) {
	useEffect(() => {
		requestAnimationFrame(whenThere);
	}, [whenThere]);
	return null;
}

/**
 * Takes over a page that a server has rendered, in whose first field somebody has typed or chosen meanwhile.
 * @param options.hasFocus whether the person is still in the field
 */
export async function takeOver(element: ReactNode, typed: string, { hasFocus = false } = {}) {
	const container = document.createElement('div');
	document.body.append(container);
	const { promise, resolve } = Promise.withResolvers<void>();
	const page = (
		<>
			{element}
			<Told whenThere={resolve} />
		</>
	);
	container.innerHTML = renderToString(page);
	const field = container.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
		'input, textarea, select',
	);
	if (field === null) throw new Error('there is no field');
	field.value = typed;
	if (hasFocus) field.focus();
	const root = hydrateRoot(container, page);
	await promise;
	return {
		container,
		field,
		end() {
			root.unmount();
			container.remove();
		},
	};
}
