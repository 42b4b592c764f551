import type { Edition } from '@zaylat/domain/editions';
import type { Money } from '@zaylat/domain/money';
import { type PaymentMethod, type PaymentOption, paymentOptionOf } from '@zaylat/domain/payments';
import type { payments } from '../db/schema/index.ts';
import { createGateway, type GatewayDeps } from '../gateways/create-gateway.ts';
import type { Gateway, KnownPayment, OptionCapabilities } from '../gateways/gateway.ts';
import type { Sandbox } from '../gateways/sandbox/sandbox.ts';
import type { GatewaySettings } from '../ports/gateway-settings.ts';
import { moneyOf } from '../products/summary.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The gateway of each edition; undefined where online payments are not offered. */
export type Gateways = Readonly<Record<Edition, Gateway | undefined>>;

/** Creates the gateways that the configuration names. */
export function createGateways(
	settings: Readonly<Record<Edition, GatewaySettings | undefined>>,
	deps: GatewayDeps,
): Gateways {
	const create = (edition: Edition) => settings[edition] && createGateway(edition, settings[edition], deps);
	return { mm: create('mm'), th: create('th') };
}

/**
 * What a gateway can do with an option that the checkout can use for an amount. The checkout has no field for cards and no
 * choice of banks, so options that ask for these are not offered.
 * @returns undefined where the option cannot be used
 */
export function usableOption(
	gateway: Gateway | undefined,
	option: PaymentOption,
	{ amount }: Money,
): OptionCapabilities | undefined {
	const found = gateway?.capabilities(option);
	if (!found || found.flow === 'token' || found.banks !== undefined) return undefined;
	const { least, most } = found.limits;
	return amount >= least && (most === null || amount <= most) ? found : undefined;
}

/** The gateway that a payment was begun with; undefined where the edition has another one now. */
export function gatewayOf(
	{ gateways }: { readonly gateways: Gateways },
	{ edition, gateway }: { readonly edition: string; readonly gateway: string },
): Gateway | undefined {
	const configured = gateways[editionOf(edition)];
	return configured?.name === gateway ? configured : undefined;
}

/** A payment as its gateway is asked about it. */
export function knownPayment(stored: string, payment: PaymentRow): KnownPayment {
	const edition = editionOf(stored);
	return {
		merchantReference: payment.merchantReference,
		gatewayId: payment.gatewayId,
		option: paymentOptionOf(edition, payment.method as PaymentMethod, payment.option),
		amount: moneyOf(edition, takenOf(payment)),
	};
}

/** Minor units that came, or that were asked for. */
export const takenOf = ({ taken, amount }: Pick<PaymentRow, 'taken' | 'amount'>): number => taken ?? amount;

/** A stored edition; the schema of orders stores no other words. */
export const editionOf = (stored: string): Edition => (stored === 'th' ? 'th' : 'mm');

/** The sandbox of an edition; undefined where it has a real gateway. */
export function sandboxOf({ gateways }: { readonly gateways: Gateways }, edition: Edition): Sandbox | undefined {
	const gateway = gateways[edition];
	return gateway && isSandbox(gateway) ? gateway : undefined;
}

const isSandbox = (gateway: Gateway): gateway is Sandbox => gateway.name === 'sandbox' && 'act' in gateway;
