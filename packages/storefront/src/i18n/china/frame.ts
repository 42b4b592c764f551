import type { Texts } from '../texts.ts';
import app from './app.json' with { type: 'json' };
import catalog from './catalog.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };

/** Texts that nearly every page needs, in one chunk. */
export const COMMON: Readonly<Record<string, Texts>> = { app, catalog, errors };

/** Fetches the texts of another area, each in a chunk of its own. @throws Error when it does not arrive */
export const fetchArea = (area: string): Promise<{ default: Texts }> => import(`./${area}.json`);
