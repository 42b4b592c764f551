import { DEMO_DATA } from '@zaylat/demo-data';
import pg from 'pg';
import { serveApi } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connect.ts';
import { silentLogger } from '../src/log.ts';
import type { MailPort } from '../src/ports/mail.ts';

/**
 * A worker process of the trial of jobs. Its mail server is a table: it refuses some mails at the first try and some at
 * each, and counts how often it took each mail.
 */
const database = { connectionString: process.env.DATABASE_URL };
const record = new pg.Pool({ ...database, max: 4 });

const mail: MailPort = {
	async send({ id, to }) {
		const [kind] = to.split('@');
		const { rows } = await record.query(
			`insert into trial (id, tries, taken) values ($1, 1, $2) on conflict (id)
				do update set tries = trial.tries + 1, taken = trial.taken + case when $3 then 0 else 1 end
				returning tries`,
			[id, kind === 'good' ? 1 : 0, kind === 'never'],
		);
		if (kind === 'never' || (kind === 'once' && rows[0]?.tries === 1)) throw new Error('the mail server is busy');
	},
};

const connection = connect(database, silentLogger);
const base = { config: readConfig(process.env), data: DEMO_DATA, logger: silentLogger, now: Date.now, mail };
serveApi(connection, base, 0, { runsJobs: true });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
