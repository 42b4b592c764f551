import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folders of the published packages, below packages/. */
export const PACKAGES = ['tokens', 'ui', 'domain', 'api-client', 'storefront'];
