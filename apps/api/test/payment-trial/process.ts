import { serve } from '@hono/node-server';
import { DEMO_DATA } from '@zaylat/demo-data';
import { serveApi } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { connect } from '../../src/db/connect.ts';
import { silentLogger } from '../../src/log.ts';
import { createGateways } from '../../src/payments/gateways.ts';
import { createSandboxLedger } from '../../src/payments/sandbox-ledger.ts';
import { createPictureMaker } from '../../src/pictures/maker.ts';
import type { GatewaySettings } from '../../src/ports/gateway-settings.ts';
import { TEST_PASSWORD_COST } from '../../src/testing/database.ts';
import { FAKE_PICTURES } from '../gateways/fake-opn.ts';

/**
 * A process of the server in the trial of payments, with the role that `ROLE` names. Its clock is ahead of the machine's by
 * what its parent says, and its gateways are at `TRIAL_GATEWAYS`; all else is as in production.
 */
let ahead = Number(process.env.TRIAL_AHEAD);
const now = () => Date.now() + ahead;
const origin = process.env.TRIAL_GATEWAYS ?? '';

const elsewhere = (settings: GatewaySettings | undefined): GatewaySettings | undefined => {
	if (settings?.name === 'opn') return { ...settings, opn: { ...settings.opn, origin } };
	if (settings?.name !== '2c2p') return settings;
	const maintenanceUrl = `${origin}/PaymentAction/2.0/action`;
	return { ...settings, twoC2p: { ...settings.twoC2p, paymentOrigin: origin, maintenanceUrl } };
};

/** Pictures of codes are at an address of their own. */
const throughTrial: typeof fetch = (input, init) =>
	fetch(typeof input === 'string' ? input.replace(FAKE_PICTURES, origin) : input, init);

const config = readConfig(process.env);
const connection = connect({ connectionString: config.databaseUrl }, silentLogger);
const gateways = createGateways(
	{ mm: elsewhere(config.gateways.mm), th: elsewhere(config.gateways.th) },
	{
		fetch: throughTrial,
		readQrCode: createPictureMaker(silentLogger).readQrCode,
		now,
		secret: config.authSecret,
		ledger: createSandboxLedger(connection.db),
	},
);
const base = { config, data: DEMO_DATA, logger: silentLogger, now, gateways, passwordCost: TEST_PASSWORD_COST };
const { app } = serveApi(connection, base, 0, { runsJobs: config.roles.has('worker') });

process.on('message', (message: number) => {
	ahead = message;
	process.send?.('moved');
});
process.once('disconnect', () => process.exit(0));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
