import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => {
	const isLibrary = mode === 'rule' || mode === 'client';
	return {
		plugins: [react(), tailwindcss()],
		logLevel: 'warn',
		build: {
			outDir: `out/${mode}`,
			lib: isLibrary ? { entry: `src/${mode}.ts`, formats: ['es'], fileName: mode } : undefined,
			rolldownOptions: isLibrary ? { external: [/^react/, /^swr/] } : { input: 'src/shop.tsx' },
		},
	};
});
