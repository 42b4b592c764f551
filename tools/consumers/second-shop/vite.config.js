import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
	plugins: [react(), tailwindcss()],
	logLevel: 'warn',
	build: { outDir: `out/${mode}` },
}));
