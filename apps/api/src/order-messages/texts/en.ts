import type { OrderMessageTexts, OrderMessageValues } from './text.ts';

/** What of a refund is not money. */
const beside = ({ discount, points }: OrderMessageValues) =>
	[
		discount && ` The coupon paid ${discount} of the price; that part is not refunded.`,
		points && ` ${points === '1' ? '1 point was' : `${points} points were`} returned too.`,
	].join('');

/** The order messages in English. */
export const en: OrderMessageTexts = {
	kinds: {
		order_placed: ({ code, amount, isCash }) => ({
			subject: `Order ${code} placed`,
			text: `Thank you for your order ${code}. Total: ${amount}.${isCash ? ' You pay cash on delivery.' : ''}`,
		}),
		payment_received: ({ code, amount }) => ({
			subject: `Payment for order ${code} received`,
			text: `We received ${amount} for order ${code}.`,
		}),
		payment_failed: ({ code, amount }) => ({
			subject: `Payment for order ${code} failed`,
			text: `The payment of ${amount} for order ${code} did not go through. Please try again. Unpaid orders are cancelled.`,
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
			subject: `Items cancelled in order ${code}`,
			text: `Cancelled in order ${code}: ${parcels} (${amount}). Reason: ${reason}.`,
		}),
		payment_refunded: (values) => ({
			subject: `Refund for order ${values.code}`,
			text: `We refunded ${values.amount} for order ${values.code} ${values.transfer ? `by bank transfer, reference ${values.transfer}` : 'to the account you paid from'}.${beside(values)}`,
		}),
		return_requested: ({ code, amount, parcels, shop }) => ({
			subject: `Return ${parcels} of order ${code}`,
			text: `We sent your return request for order ${code} to ${shop} (return ${parcels}, ${amount}). Please keep the items until the shop replies.`,
		}),
		return_accepted: ({ code, amount, parcels, shop, words }) => ({
			subject: `Return ${parcels} accepted`,
			text: `${shop} accepted your return for order ${code}. Write ${parcels} on the parcel and hand it to the carrier that delivered it. We refund ${amount} when the shop has received it.${words && ` Message from the shop: ${words}.`}`,
		}),
		return_declined: ({ code, amount, parcels, shop, words }) => ({
			subject: `Return ${parcels} declined`,
			text: `${shop} declined return ${parcels} of order ${code} (${amount}). Reason: ${words}. You can reply to the shop in the chat.`,
		}),
		return_refunded: (values) => ({
			subject: `Return ${values.parcels} refunded`,
			text: `${values.shop} received return ${values.parcels} of order ${values.code}.${values.hasMoney ? ` We refund ${values.amount} to the account you entered.` : ''}${beside(values)}`,
		}),
		digital_goods: ({ code, amount }) => ({
			subject: `Digital goods from order ${code}`,
			text: `Your digital goods from order ${code} (${amount}) are ready.`,
		}),
		plan_ending: ({ code, amount, plan, date }) => ({
			subject: `${plan} ends on ${date}`,
			text: `${plan} (order ${code}, ${amount}) ends on ${date}. Renew it to keep using it.`,
		}),
		plan_renewing: ({ code, amount, plan, date }) => ({
			subject: `${plan} renews on ${date}`,
			text: `${plan} (order ${code}, ${amount}) ends on ${date} and then renews automatically. You can turn off automatic renewal in your digital goods.`,
		}),
		plan_renewed: ({ code, amount, plan, date }) => ({
			subject: `${plan} renewed`,
			text: `${plan} is renewed until ${date} (order ${code}, ${amount}).`,
		}),
		renewal_to_pay: ({ code, amount, plan, date }) => ({
			subject: `Pay to renew ${plan}`,
			text: `Please pay ${amount} to renew ${plan} (order ${code}). It ends on ${date}.`,
		}),
		renewal_failed: ({ code, amount, plan }) => ({
			subject: `${plan} was not renewed`,
			text: `${plan} (order ${code}, ${amount}) was not renewed. You can buy it again at any time.`,
		}),
		shop_order: ({ code, amount, parcels, shop, isCash }) => ({
			subject: `New order ${code} for ${shop}`,
			text: `${shop} has a new order: ${code}, ${amount}, ${parcels}.${isCash ? ' The buyer pays cash on delivery.' : ''}`,
		}),
	},
	reasons: {
		changed_mind: 'you changed your mind',
		wrong_address: 'the address or phone number was wrong',
		other_choice: 'you wanted another colour, size or quantity',
		cheaper: 'you found a lower price',
		too_slow: 'it took too long',
		other: 'another reason',
		not_paid: 'it was not paid in time',
		none: 'the shop gave no reason',
	},
};
