import { defineConfig } from 'vite';

export default defineConfig({ logLevel: 'warn', base: './' });
