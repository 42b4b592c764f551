import type { OwnTexts } from '@zaylat/storefront';

/** A tagline in place of that of the package, and the texts of this shop's own screens. */
export const texts: OwnTexts = {
	thai: {
		app: { tagline: 'ตลาดริมน้ำ ส่งถึงบ้าน' },
		own: {
			announcement: 'ตลาดเปิดเสาร์–อาทิตย์ 8:00–17:00 น. ส่งของทุกวัน',
			invitation: 'สินค้าทุกชิ้นมาจากร้านในตลาดริมน้ำ แวะมาดูของจริงหรือสั่งให้ส่งถึงบ้านก็ได้',
			toMarket: 'รู้จักตลาดของเรา',
			landing: 'ท่าเรือตลาดริมน้ำ',
			'market.title': 'ตลาดของเรา',
			'market.description': 'ตลาดริมน้ำที่ขายของสดและงานฝีมือ',
			'market.history': 'แม่ค้าพายเรือมาขายผักและผลไม้ที่ท่านี้ทุกเช้าวันหยุด วันนี้ร้านเดียวกันส่งของถึงบ้านคุณด้วย',
			'contact.title': 'ติดต่อตลาด',
			'contact.description': 'ถามเรื่องคำสั่งซื้อหรือแผงขายของ',
			'contact.advice': 'เปิดคำสั่งซื้อของคุณ แล้วกด “ถามร้านค้า” ร้านจะตอบในแชต',
			'contact.orders': 'ดูคำสั่งซื้อของฉัน',
		},
	},
	en: {
		app: { tagline: 'The market by the river, delivered' },
		own: {
			announcement: 'Market days: Saturday and Sunday, 8:00–17:00. Online orders leave every day.',
			invitation: 'Everything here comes from the stalls of our river market. Visit us, or have it delivered.',
			toMarket: 'See our market',
			landing: 'Rim Nam market landing',
			'market.title': 'Our market',
			'market.description': 'A river market for fresh food and crafts',
			'market.history':
				'Every weekend, sellers bring fruit and vegetables to this landing by boat. Today the same stalls also deliver to your door.',
			'contact.title': 'Contact the market',
			'contact.description': 'Questions about an order or a stall',
			'contact.advice': 'Open your order and choose “Ask the shop”. The stall answers in the chat.',
			'contact.orders': 'See my orders',
		},
	},
};
