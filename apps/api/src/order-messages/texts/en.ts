import type { OrderMessageTexts } from './text.ts';

/** The order messages in English. */
export const en: OrderMessageTexts = {
	kinds: {
		order_placed: ({ code, amount, isCash }) => ({
			subject: `Order ${code} placed`,
			text: `Thank you for your order ${code}. Total: ${amount}.${isCash ? ' You pay in cash on delivery.' : ''}`,
		}),
		payment_received: ({ code, amount }) => ({
			subject: `Payment for order ${code} received`,
			text: `We received ${amount} for order ${code}.`,
		}),
		payment_failed: ({ code, amount }) => ({
			subject: `Payment for order ${code} failed`,
			text: `The payment of ${amount} for order ${code} did not go through. Please try again; an order that stays unpaid is cancelled.`,
		}),
		parcel_shipped: ({ code, amount, parcels, shop, isCash }) => ({
			subject: `Parcel ${parcels} is on its way`,
			text: `Parcel ${parcels} from ${shop}, order ${code}, is on its way. ${
				isCash ? `Please have ${amount} ready in cash.` : `Value: ${amount}.`
			}`,
		}),
		parcel_delivered: ({ code, amount, parcels, shop }) => ({
			subject: `Parcel ${parcels} delivered`,
			text: `Parcel ${parcels} from ${shop}, order ${code}, was delivered. Value: ${amount}.`,
		}),
		parcels_cancelled: ({ code, amount, parcels, reason }) => ({
			subject: `Cancellation in order ${code}`,
			text: `Cancelled in order ${code}: ${parcels} (${amount}). Reason: ${reason}.`,
		}),
		payment_refunded: ({ code, amount }) => ({
			subject: `Refund for order ${code}`,
			text: `We returned ${amount} for order ${code} to the account that it was paid from.`,
		}),
		return_requested: ({ code, amount, parcels, shop }) => ({
			subject: `Return ${parcels} of order ${code}`,
			text: `We told ${shop} that you want to return goods of order ${code} (return ${parcels}, ${amount}). Please keep them until the shop answers.`,
		}),
		return_accepted: ({ code, amount, parcels, shop, words }) => ({
			subject: `Return ${parcels} accepted`,
			text: `${shop} takes goods of order ${code} back. Write ${parcels} on the parcel and hand it to the carrier that brought it. You get ${amount} back when the shop has it.${words && ` The shop writes: ${words}.`}`,
		}),
		return_declined: ({ code, amount, parcels, shop, words }) => ({
			subject: `Return ${parcels} declined`,
			text: `${shop} declined return ${parcels} of order ${code} (${amount}). Reason: ${words}. You can reply to the shop in the chat.`,
		}),
		return_refunded: ({ code, amount, parcels, shop }) => ({
			subject: `Return ${parcels} is complete`,
			text: `${shop} has return ${parcels} of order ${code}. Money back: ${amount}, to the account that you named. Points that you paid with are back, too.`,
		}),
		digital_goods: ({ code, amount }) => ({
			subject: `Digital goods of order ${code}`,
			text: `Your digital goods of order ${code} (${amount}) are ready.`,
		}),
		plan_ending: ({ code, amount, plan, date }) => ({
			subject: `${plan} ends on ${date}`,
			text: `${plan} (order ${code}, ${amount}) ends on ${date}. Renew it if you want to keep it.`,
		}),
		plan_renewing: ({ code, amount, plan, date }) => ({
			subject: `${plan} renews on ${date}`,
			text: `${plan} (order ${code}, ${amount}) ends on ${date} and is renewed then. You can switch this off among your digital goods.`,
		}),
		plan_renewed: ({ code, amount, plan, date }) => ({
			subject: `${plan} is renewed`,
			text: `${plan} is renewed until ${date}. Order ${code}, ${amount}.`,
		}),
		renewal_to_pay: ({ code, amount, plan, date }) => ({
			subject: `Pay to renew ${plan}`,
			text: `The renewal of ${plan} waits for your payment: order ${code}, ${amount}. The plan ends on ${date}.`,
		}),
		renewal_failed: ({ code, amount, plan }) => ({
			subject: `${plan} was not renewed`,
			text: `${plan} (order ${code}, ${amount}) was not renewed. You can buy it again at any time.`,
		}),
	},
	reasons: {
		changed_mind: 'you changed your mind',
		wrong_address: 'the address or phone was wrong',
		other_choice: 'another colour, size or quantity',
		cheaper: 'found cheaper',
		too_slow: 'it took too long',
		other: 'something else',
		not_paid: 'it was not paid in time',
		none: 'the shop named none',
	},
};
