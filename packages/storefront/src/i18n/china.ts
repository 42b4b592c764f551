import app from './china/app.json' with { type: 'json' };
import catalog from './china/catalog.json' with { type: 'json' };
import errors from './china/errors.json' with { type: 'json' };
import type { LanguageTexts } from './language-texts.ts';

/** Texts of `COMMON_AREAS`. */
export const COMMON: LanguageTexts['COMMON'] = { app, catalog, errors };

/** Fetches the texts of another area, each in a chunk of its own. @throws Error when it does not arrive */
export const fetchArea: LanguageTexts['fetchArea'] = (area) => import(`./china/${area}.json`);
