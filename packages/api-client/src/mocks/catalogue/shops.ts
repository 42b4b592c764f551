import type { Texts } from '../localized.ts';

/** A shop of the mock catalogue. */
export interface ShopSeed {
	readonly slug: string;
	readonly name: Texts;
	readonly isVerified: boolean;
	readonly rating: number;
	readonly followerCount: number;
	readonly replyMinutes: number;
	readonly drawing: string;
	readonly tint: number;
}

/** Shops by edition; products name them by place in the list. */
export const SHOP_SEEDS: Readonly<Record<'mm' | 'th', readonly [ShopSeed, ShopSeed, ShopSeed, ShopSeed]>> = {
	mm: [
		{
			slug: 'inle-weavers',
			name: ['Inle Weavers', 'အင်းလေး ရက်ကန်းစင်', 'ช่างทออินเล', '茵莱织坊'],
			isVerified: true,
			rating: 4.9,
			followerCount: 12_400,
			replyMinutes: 10,
			drawing: 'lotus',
			tint: 3,
		},
		{
			slug: 'shan-hills-tea',
			name: ['Shan Hills Tea', 'ရှမ်းတောင်တန်း လက်ဖက်', 'ชาเขาฉาน', '掸山茶行'],
			isVerified: true,
			rating: 4.8,
			followerCount: 8_100,
			replyMinutes: 60,
			drawing: 'cup',
			tint: 4,
		},
		{
			slug: '38th-street-mobile',
			name: ['38th Street Mobile', '၃၈ လမ်း မိုဘိုင်း', 'ถนน 38 โมบาย', '38街手机行'],
			isVerified: true,
			rating: 4.7,
			followerCount: 31_000,
			replyMinutes: 5,
			drawing: 'phone',
			tint: 2,
		},
		{
			slug: 'ma-hla-corner',
			name: ['Ma Hla Corner', 'မလှ စတိုး', 'ร้านมะลา', '玛拉小铺'],
			isVerified: false,
			rating: 4.4,
			followerCount: 640,
			replyMinutes: 120,
			drawing: 'bag',
			tint: 1,
		},
	],
	th: [
		{
			slug: 'chiang-mai-loom',
			name: ['Chiang Mai Loom', 'ချင်းမိုင် ရက်ကန်း', 'ทอผ้าเชียงใหม่', '清迈织造'],
			isVerified: true,
			rating: 4.9,
			followerCount: 22_600,
			replyMinutes: 8,
			drawing: 'dress',
			tint: 3,
		},
		{
			slug: 'doi-garden',
			name: ['Doi Garden', 'ဒွိုင် ဥယျာဉ်', 'สวนบนดอย', '山园良品'],
			isVerified: true,
			rating: 4.8,
			followerCount: 9_700,
			replyMinutes: 30,
			drawing: 'mango',
			tint: 5,
		},
		{
			slug: 'mbk-gadgets',
			name: ['MBK Gadgets', 'အမ်ဘီကေ ဂက်ဂျက်', 'เอ็มบีเค แกดเจ็ต', 'MBK数码'],
			isVerified: true,
			rating: 4.6,
			followerCount: 54_000,
			replyMinutes: 5,
			drawing: 'headphones',
			tint: 2,
		},
		{
			slug: 'soi-nine',
			name: ['Soi Nine', 'စွိုင်ကိုး', 'ซอยเก้า', '九巷杂货'],
			isVerified: false,
			rating: 4.3,
			followerCount: 880,
			replyMinutes: 90,
			drawing: 'umbrella',
			tint: 6,
		},
	],
};
