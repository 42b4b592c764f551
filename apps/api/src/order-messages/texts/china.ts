import type { OrderMessageTexts, OrderMessageValues } from './text.ts';

/** What of a refund is not money. */
const beside = ({ discount, points }: OrderMessageValues) =>
	[discount && `优惠券抵扣的 ${discount} 不退还。`, points && `另退回 ${points} 积分。`].join('');

/** The order messages in Chinese. */
export const china: OrderMessageTexts = {
	kinds: {
		order_placed: ({ code, amount, isCash }) => ({
			subject: `订单 ${code} 已提交`,
			text: `我们已收到您的订单 ${code}，合计 ${amount}。${isCash ? '货到付款。' : ''}`,
		}),
		payment_received: ({ code, amount }) => ({
			subject: `订单 ${code} 已收款`,
			text: `我们已收到订单 ${code} 的付款 ${amount}。`,
		}),
		payment_failed: ({ code, amount }) => ({
			subject: `订单 ${code} 付款失败`,
			text: `订单 ${code} 的付款 ${amount} 未成功。请重新付款，未付款的订单将被取消。`,
		}),
		parcel_shipped: ({ code, amount, parcels, shop, isCash }) => ({
			subject: `包裹 ${parcels} 已发出`,
			text: `${shop} 的包裹 ${parcels}（订单 ${code}）已发出。${isCash ? `请准备现金 ${amount}。` : `金额 ${amount}。`}`,
		}),
		parcel_delivered: ({ code, amount, parcels, shop }) => ({
			subject: `包裹 ${parcels} 已送达`,
			text: `${shop} 的包裹 ${parcels}（订单 ${code}）已送达。金额 ${amount}。`,
		}),
		parcels_cancelled: ({ code, amount, parcels, reason }) => ({
			subject: `订单 ${code} 的商品已取消`,
			text: `订单 ${code} 中的 ${parcels}（${amount}）已取消。原因：${reason}。`,
		}),
		payment_refunded: (values) => ({
			subject: `订单 ${values.code} 退款`,
			text: `订单 ${values.code} 的 ${values.amount} 已${values.transfer ? `通过银行转账退还，转账编号 ${values.transfer}` : '退回原付款账户'}。${beside(values)}`,
		}),
		return_requested: ({ code, amount, parcels, shop }) => ({
			subject: `订单 ${code} 的退货申请 ${parcels}`,
			text: `您对订单 ${code} 的退货申请（退货单 ${parcels}，${amount}）已提交给 ${shop}。店铺答复前请保留商品。`,
		}),
		return_accepted: ({ code, amount, parcels, shop, words }) => ({
			subject: `店铺同意退货 ${parcels}`,
			text: `${shop} 同意退回订单 ${code} 的商品。请在包裹上写明 ${parcels}，交给原来的物流公司寄回。店铺收到后退还 ${amount}。${words && `店铺留言：${words}。`}`,
		}),
		return_declined: ({ code, amount, parcels, shop, words }) => ({
			subject: `店铺未同意退货 ${parcels}`,
			text: `${shop} 未同意订单 ${code} 的退货 ${parcels}（${amount}）。原因：${words}。您可以在聊天中继续与店铺沟通。`,
		}),
		return_refunded: (values) => ({
			subject: `退货 ${values.parcels} 已完成`,
			text: `${values.shop} 已收到订单 ${values.code} 的退货 ${values.parcels}。${values.hasMoney ? `${values.amount} 退至您提供的账户。` : ''}${beside(values)}`,
		}),
		digital_goods: ({ code, amount }) => ({
			subject: `订单 ${code} 的数字商品`,
			text: `订单 ${code}（${amount}）的数字商品已可使用。`,
		}),
		plan_ending: ({ code, amount, plan, date }) => ({
			subject: `${plan} 将于 ${date} 到期`,
			text: `${plan}（订单 ${code}，${amount}）将于 ${date} 到期。如需继续使用，请续订。`,
		}),
		plan_renewing: ({ code, amount, plan, date }) => ({
			subject: `${plan} 将于 ${date} 续订`,
			text: `${plan}（订单 ${code}，${amount}）将于 ${date} 到期并自动续订。如不需要，可在“我的数字商品”中关闭。`,
		}),
		plan_renewed: ({ code, amount, plan, date }) => ({
			subject: `${plan} 已续订`,
			text: `${plan} 已续订至 ${date}（订单 ${code}，${amount}）。`,
		}),
		renewal_to_pay: ({ code, amount, plan, date }) => ({
			subject: `${plan} 续订待付款`,
			text: `请付款 ${amount} 以续订 ${plan}（订单 ${code}）。套餐将于 ${date} 到期。`,
		}),
		renewal_failed: ({ code, amount, plan }) => ({
			subject: `${plan} 未能续订`,
			text: `${plan}（订单 ${code}，${amount}）未能续订。您可以随时重新购买。`,
		}),
		shop_order: ({ code, amount, parcels, shop, isCash }) => ({
			subject: `${shop} 有新订单 ${code}`,
			text: `${shop} 有新订单 ${code}，金额 ${amount}，包裹 ${parcels}。${isCash ? '买家选择货到付款。' : ''}`,
		}),
	},
	reasons: {
		changed_mind: '改变主意了',
		wrong_address: '地址或电话有误',
		other_choice: '想换颜色、尺码或数量',
		cheaper: '找到更便宜的',
		too_slow: '等待时间太长',
		other: '其他原因',
		not_paid: '未按时付款',
		none: '店铺未说明',
	},
};
