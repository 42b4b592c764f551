import { HOUR_SECONDS } from '@zaylat/domain/time';
import type { WebConfig } from '../config.ts';

/** How long crawlers and caches may keep what is made for search engines, in seconds. */
export const KEPT_SECONDS = HOUR_SECONDS;

/** The same as a `cache-control` header. */
export const KEPT = `public, max-age=${KEPT_SECONDS}`;

/** Settings that files for search engines need. */
export type SeoConfig = Pick<WebConfig, 'origins' | 'defaultEdition'>;
