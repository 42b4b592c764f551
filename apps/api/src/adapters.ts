import { join } from 'node:path';
import type { Db } from './db/connect.ts';
import type { Services } from './http/services.ts';
import type { InitialData } from './initial-data.ts';
import { createDiskFiles } from './ports/disk-files.ts';
import { createErrorTracker, type ErrorTracker } from './ports/error-tracker.ts';
import { createHttpRates } from './ports/http-rates.ts';
import { createHttpSms } from './ports/http-sms.ts';
import { createLocalRates } from './ports/local-rates.ts';
import { createOutbox } from './ports/outbox.ts';
import { createS3Files } from './ports/s3-files.ts';
import { createSmtpMail } from './ports/smtp-mail.ts';
import { unsendable } from './ports/unsendable.ts';

/** What the configuration names, else what works on this machine alone. */
export function adaptersOf(
	db: Db,
	{ config, data, now }: Pick<Services, 'config' | 'data' | 'now'>,
): Pick<Services, 'files' | 'mail' | 'rates' | 'sms'> {
	return {
		...(config.profile === 'demo' ? createOutbox(db, now) : unsendable),
		...(config.mail && { mail: createSmtpMail(config.mail, now) }),
		...(config.sms && { sms: createHttpSms(config.sms) }),
		rates: ratesOf(config, data, now),
		files: filesOf(config, now),
	};
}

/** Where errors are reported. */
export const trackerOf = (
	{ errorTracker, profile }: Pick<Services['config'], 'errorTracker' | 'profile'>,
	now: () => number,
): ErrorTracker => createErrorTracker(errorTracker, { fetch, now, environment: profile });

/** Where pictures and other files are kept. */
export const filesOf = ({ files, dataDir }: Services['config'], now: () => number) =>
	files ? createS3Files(files, now) : createDiskFiles(join(dataDir, 'uploads'));

/** Rates are simulated in the demo profile only; in production they stay as they are set until a service is named. */
function ratesOf(config: Services['config'], { rates }: InitialData, now: () => number): Services['rates'] {
	if (config.rates) return createHttpRates(config.rates);
	return config.profile === 'demo' ? createLocalRates(rates, now) : undefined;
}
