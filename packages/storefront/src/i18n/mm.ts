import type { LanguageTexts } from './language-texts.ts';
import app from './mm/app.json' with { type: 'json' };
import catalog from './mm/catalog.json' with { type: 'json' };
import errors from './mm/errors.json' with { type: 'json' };

/** Texts of `COMMON_AREAS`. */
export const COMMON: LanguageTexts['COMMON'] = { app, catalog, errors };

/** Fetches the texts of another area, each in a chunk of its own. @throws Error when it does not arrive */
export const fetchArea: LanguageTexts['fetchArea'] = (area) => import(`./mm/${area}.json`);
