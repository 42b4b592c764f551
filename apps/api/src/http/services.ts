import type { Edition } from '@zaylat/domain/editions';
import type { PasswordCost } from '../auth/password.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { Logger } from '../log.ts';
import type { FileStore } from '../ports/files.ts';
import type { GatewayPort } from '../ports/gateway.ts';
import type { MailPort } from '../ports/mail.ts';
import type { RatesSource } from '../ports/rates.ts';
import type { SmsPort } from '../ports/sms.ts';

/** What every part of the server works with. */
export interface Services {
	readonly config: Config;
	readonly db: Db;
	readonly logger: Logger;
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
	/** Takes money; undefined where the shop is connected to none (production, until a bank's adapter is there). */
	readonly gateway: GatewayPort | undefined;
	/** Undefined where rates change by hand alone. */
	readonly rates: RatesSource | undefined;
}
