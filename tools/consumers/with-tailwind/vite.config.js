import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Writes down which modules something is left of, for the check to read. */
const modules = {
	name: 'modules',
	generateBundle(_, bundle) {
		const kept = Object.values(bundle).flatMap((chunk) =>
			Object.entries(chunk.modules ?? {}).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
		);
		this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(kept) });
	},
};

export default defineConfig({ plugins: [tailwindcss(), modules], logLevel: 'warn', base: './' });
