import type { OrderMessageTexts, OrderMessageValues } from './text.ts';

/** What of a refund is not money. */
const beside = ({ discount, points }: OrderMessageValues) =>
	[discount && ` คูปองจ่ายไป ${discount} ส่วนนี้ไม่มีการคืนเงิน`, points && ` คืนแต้มให้ด้วย ${points} แต้ม`].join('');

/** The order messages in Thai. */
export const thai: OrderMessageTexts = {
	kinds: {
		order_placed: ({ code, amount, isCash }) => ({
			subject: `รับคำสั่งซื้อ ${code} แล้ว`,
			text: `เราได้รับคำสั่งซื้อ ${code} แล้ว ยอดรวม ${amount}${isCash ? ' เก็บเงินปลายทาง' : ''}`,
		}),
		payment_received: ({ code, amount }) => ({
			subject: `ได้รับชำระเงินคำสั่งซื้อ ${code} แล้ว`,
			text: `เราได้รับเงิน ${amount} สำหรับคำสั่งซื้อ ${code} แล้ว`,
		}),
		payment_failed: ({ code, amount }) => ({
			subject: `ชำระเงินคำสั่งซื้อ ${code} ไม่สำเร็จ`,
			text: `การชำระเงิน ${amount} สำหรับคำสั่งซื้อ ${code} ไม่สำเร็จ โปรดชำระอีกครั้ง คำสั่งซื้อที่ยังไม่ชำระจะถูกยกเลิก`,
		}),
		parcel_shipped: ({ code, amount, parcels, shop, isCash }) => ({
			subject: `พัสดุ ${parcels} กำลังจัดส่ง`,
			text: `พัสดุ ${parcels} จาก ${shop} (คำสั่งซื้อ ${code}) กำลังจัดส่ง ${
				isCash ? `โปรดเตรียมเงินสด ${amount}` : `มูลค่า ${amount}`
			}`,
		}),
		parcel_delivered: ({ code, amount, parcels, shop }) => ({
			subject: `พัสดุ ${parcels} ส่งถึงแล้ว`,
			text: `พัสดุ ${parcels} จาก ${shop} (คำสั่งซื้อ ${code}) ส่งถึงแล้ว มูลค่า ${amount}`,
		}),
		parcels_cancelled: ({ code, amount, parcels, reason }) => ({
			subject: `ยกเลิกสินค้าในคำสั่งซื้อ ${code}`,
			text: `ยกเลิก ${parcels} (${amount}) ในคำสั่งซื้อ ${code} แล้ว เหตุผล: ${reason}`,
		}),
		payment_refunded: (values) => ({
			subject: `คืนเงินคำสั่งซื้อ ${values.code}`,
			text: `เราคืนเงิน ${values.amount} ของคำสั่งซื้อ ${values.code} ${values.transfer ? `โดยโอนผ่านธนาคารแล้ว หมายเลขอ้างอิง ${values.transfer}` : 'ไปยังบัญชีที่ใช้ชำระแล้ว'}${beside(values)}`,
		}),
		return_requested: ({ code, amount, parcels, shop }) => ({
			subject: `คำขอคืนสินค้า ${parcels} ของคำสั่งซื้อ ${code}`,
			text: `เราแจ้งร้าน ${shop} แล้วว่าคุณต้องการคืนสินค้าในคำสั่งซื้อ ${code} (เลขที่คืน ${parcels} ยอด ${amount}) โปรดเก็บสินค้าไว้จนกว่าร้านจะตอบ`,
		}),
		return_accepted: ({ code, amount, parcels, shop, words }) => ({
			subject: `ร้านรับคืนสินค้า ${parcels}`,
			text: `ร้าน ${shop} รับคืนสินค้าในคำสั่งซื้อ ${code} เขียน ${parcels} บนกล่องแล้วส่งกับขนส่งเจ้าเดิม คุณจะได้เงินคืน ${amount} เมื่อร้านได้รับสินค้า${words && ` ข้อความจากร้าน: ${words}`}`,
		}),
		return_declined: ({ code, amount, parcels, shop, words }) => ({
			subject: `ร้านไม่รับคืนสินค้า ${parcels}`,
			text: `ร้าน ${shop} ไม่รับคืนสินค้า ${parcels} ของคำสั่งซื้อ ${code} (${amount}) เหตุผล: ${words} คุณคุยกับร้านต่อได้ในแชต`,
		}),
		return_refunded: (values) => ({
			subject: `การคืนสินค้า ${values.parcels} เสร็จสมบูรณ์`,
			text: `ร้าน ${values.shop} ได้รับสินค้าคืน ${values.parcels} ของคำสั่งซื้อ ${values.code} แล้ว${values.hasMoney ? ` เราคืนเงิน ${values.amount} ไปยังบัญชีที่คุณแจ้งไว้` : ''}${beside(values)}`,
		}),
		digital_goods: ({ code, amount }) => ({
			subject: `สินค้าดิจิทัลของคำสั่งซื้อ ${code}`,
			text: `สินค้าดิจิทัลของคำสั่งซื้อ ${code} (${amount}) พร้อมใช้แล้ว`,
		}),
		plan_ending: ({ code, amount, plan, date }) => ({
			subject: `${plan} จะหมดอายุ ${date}`,
			text: `${plan} (คำสั่งซื้อ ${code} ยอด ${amount}) จะหมดอายุวันที่ ${date} หากต้องการใช้ต่อ โปรดต่ออายุ`,
		}),
		plan_renewing: ({ code, amount, plan, date }) => ({
			subject: `${plan} จะต่ออายุ ${date}`,
			text: `${plan} (คำสั่งซื้อ ${code} ยอด ${amount}) จะหมดอายุวันที่ ${date} และต่ออายุอัตโนมัติ ปิดได้ในสินค้าดิจิทัลของคุณ`,
		}),
		plan_renewed: ({ code, amount, plan, date }) => ({
			subject: `ต่ออายุ ${plan} แล้ว`,
			text: `ต่ออายุ ${plan} ถึงวันที่ ${date} แล้ว (คำสั่งซื้อ ${code} ยอด ${amount})`,
		}),
		renewal_to_pay: ({ code, amount, plan, date }) => ({
			subject: `ชำระเงินเพื่อต่ออายุ ${plan}`,
			text: `โปรดชำระ ${amount} เพื่อต่ออายุ ${plan} (คำสั่งซื้อ ${code}) แพ็กเกจจะหมดอายุวันที่ ${date}`,
		}),
		renewal_failed: ({ code, amount, plan }) => ({
			subject: `ไม่ได้ต่ออายุ ${plan}`,
			text: `${plan} (คำสั่งซื้อ ${code} ยอด ${amount}) ไม่ได้ต่ออายุ คุณซื้อใหม่ได้ทุกเมื่อ`,
		}),
		shop_order: ({ code, amount, parcels, shop, isCash }) => ({
			subject: `${shop} มีคำสั่งซื้อใหม่ ${code}`,
			text: `${shop} มีคำสั่งซื้อใหม่ ${code} ยอด ${amount} พัสดุ ${parcels}${isCash ? ' ผู้ซื้อชำระเงินปลายทาง' : ''}`,
		}),
	},
	reasons: {
		changed_mind: 'เปลี่ยนใจ',
		wrong_address: 'ที่อยู่หรือเบอร์โทรผิด',
		other_choice: 'ต้องการสี ขนาด หรือจำนวนอื่น',
		cheaper: 'พบราคาถูกกว่า',
		too_slow: 'ใช้เวลานานเกินไป',
		other: 'เหตุผลอื่น',
		not_paid: 'ไม่ได้ชำระเงินภายในเวลา',
		none: 'ร้านไม่ได้ระบุ',
	},
};
