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
 * Takes over a page that a server has rendered, in whose first field somebody has typed meanwhile.
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
	const input = container.querySelector('input');
	if (input === null) throw new Error('there is no field');
	input.value = typed;
	if (hasFocus) input.focus();
	const root = hydrateRoot(container, page);
	await promise;
	return {
		container,
		input,
		end() {
			root.unmount();
			container.remove();
		},
	};
}
