import { defineConfig } from 'vitest/config';

const conditions = ['@zaylat/source'];

export default defineConfig({
	resolve: { conditions },
	ssr: { resolve: { conditions } },
	test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
