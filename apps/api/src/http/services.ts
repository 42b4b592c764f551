import type { Edition } from '@zaylat/domain/editions';
import type { PasswordCost } from '../auth/password.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Presence } from '../db/presence.ts';
import type { InitialData } from '../initial-data.ts';
import type { Logger } from '../log.ts';
import type { Counters } from '../metrics/counters.ts';
import type { PageHistograms } from '../page-figures/histograms.ts';
import type { Gateways } from '../payments/gateways.ts';
import type { ErrorTracker } from '../ports/error-tracker.ts';
import type { FileStore } from '../ports/files.ts';
import type { MailPort } from '../ports/mail.ts';
import type { RatesSource } from '../ports/rates.ts';
import type { SmsPort } from '../ports/sms.ts';

/** What every part of the server works with. */
export interface Services {
	readonly config: Config;
	/** What the server began with. */
	readonly data: InitialData;
	readonly db: Db;
	/** By which other processes know whether this one still lives. */
	readonly presence: Presence;
	readonly logger: Logger;
	/** Takes errors of browsers; those of the server come from the logger. */
	readonly tracker: ErrorTracker;
	readonly counters: Counters;
	readonly pageHistograms: PageHistograms;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	/** An unpredictable random number from 0 (included) to 1 (excluded). */
	readonly random: () => number;
	/** What new password hashes cost: `PASSWORD_COST` on every server, less in tests. No setting of the environment changes it. */
	readonly passwordCost: PasswordCost;
	/** Public origin of the shop by edition, for links in messages; never taken from a request, whose host can be forged. */
	readonly origins: Readonly<Record<Edition, string>>;
	readonly files: FileStore;
	readonly sms: SmsPort;
	readonly mail: MailPort;
	/** Take money, by edition. */
	readonly gateways: Gateways;
	/** Undefined where rates change by hand alone. */
	readonly rates: RatesSource | undefined;
}
